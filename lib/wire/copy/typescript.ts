import type { WireRequest } from '../model';
import { type Call, callOf } from './call';
import { typescriptLiteral } from './typescript-literal';

/** A module with await at its top level. */
export function typescript(requests: readonly WireRequest[]): string {
  const calls = requests.map(callOf);
  const names = new Set<string>();
  const statements = calls.map((call) => (call.by === 'genai' ? generate(call, names) : request(call)));
  const imports = [];
  if (names.size > 0) imports.push(`import { ${[...names].sort().join(', ')} } from '@google/genai';`);
  if (calls.some(({ by }) => by === 'oauth'))
    imports.push("import { GoogleAuth } from 'google-auth-library';");
  return [...imports, ...(imports.length > 0 ? [''] : []), ...statements].join('\n');
}

const text = (value: string) => typescriptLiteral(value, '');
const key = 'process.env.GEMINI_API_KEY';

function request({ by, name, method, url, scope, body }: Exclude<Call, { by: 'genai' }>): string {
  const json = body === null ? '' : typescriptLiteral(body, '  ');
  if (by === 'oauth')
    return `const ${name} = await new GoogleAuth({ scopes: [${text(scope)}] }).request({
  url: ${text(url)},
  method: ${text(method)},${json && `\n  data: ${json},`}
});
console.log(JSON.stringify(${name}.data, null, 2));
`;
  const headers = ["'x-goog-api-key': ", key, " ?? ''"].join('');
  return `const ${name} = await ${'fetch'}(${text(url)}, {
  method: ${text(method)},
  headers: { ${body === null ? '' : "'Content-Type': 'application/json', "}${headers} },${json && `\n  body: JSON.stringify(${json}),`}
});
console.log(await ${name}.text());
`;
}

function generate(call: Extract<Call, { by: 'genai' }>, names: Set<string>): string {
  const { client, stream, model, contents, config } = call;
  names.add('GoogleGenAI');
  const place = client.vertexai
    ? `vertexai: true,\n  project: ${text(client.project)},\n  location: ${text(client.location)}`
    : `vertexai: false,\n  apiKey: ${key} ?? ''`;
  const made = `await ai.models.${stream ? 'generateContentStream' : 'generateContent'}({
  model: ${text(model)},
  contents: ${typescriptLiteral(contents, '  ', names)},
  config: ${typescriptLiteral(config, '  ', names)},
})`;
  const shown = (name: string) => `console.log(JSON.stringify(${name}));\n`;
  return `const ai = new GoogleGenAI({
  ${place},
  apiVersion: ${text(client.apiVersion)},
});
${stream ? `for await (const event of ${made}) {\n  ${shown('event')}}\n` : `const answer = ${made};\n${shown('answer')}`}`;
}
