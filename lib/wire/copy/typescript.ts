import type { WireRequest } from '../model';
import { type Call, callOf } from './call';
import { typescriptLiteral as literal } from './typescript-literal';

/** A module with await at its top level. */
export function typescript(requests: readonly WireRequest[], endpoint: string | null = null): string {
  const calls = requests.map((request) => callOf(request, endpoint));
  const names = new Set<string>();
  const statements = calls.map((call) => {
    if (call.by === 'genai') return genai(call, names);
    return call.by === 'oauth' ? oauth(call) : keyed(call);
  });
  const imports: string[] = [];
  if (names.size > 0) imports.push(`import { ${[...names].sort().join(', ')} } from "@google/genai";`);
  if (calls.some(({ by }) => by === 'oauth'))
    imports.push('import { GoogleAuth } from "google-auth-library";');
  return [imports.join('\n'), ...statements].filter(Boolean).join('\n\n').concat('\n');
}

const key = 'process.env.GEMINI_API_KEY ?? ""';

function genai(call: Extract<Call, { by: 'genai' }>, names: Set<string>): string {
  const { client, stream, model, contents, config } = call;
  names.add('GoogleGenAI');
  const place = client.vertexai
    ? `vertexai: true,
  project: ${literal(client.project)},
  location: ${literal(client.location)},`
    : `vertexai: false,
  apiKey: ${key},`;
  const base = client.baseUrl === null ? '' : `\n  httpOptions: { baseUrl: ${literal(client.baseUrl)} },`;
  return `const ai = new GoogleGenAI({
  ${place}
  apiVersion: ${literal(client.apiVersion)},${base}
});
const ${stream ? 'events' : 'answer'} = await ai.models.${stream ? 'generateContentStream' : 'generateContent'}({
  model: ${literal(model)},
  contents: ${literal(contents, '  ', names)},
  config: ${literal(config, '  ', names)},
});
${stream ? 'for await (const event of events) console.log(JSON.stringify(event));' : 'console.log(JSON.stringify(answer));'}`;
}

type HttpCall = Exclude<Call, { by: 'genai' }>;

const oauth = ({ name, method, url, scope, body }: HttpCall): string =>
  `const ${name} = await new GoogleAuth({
  scopes: [${literal(scope)}],
}).request({
  url: ${literal(url)},
  method: ${literal(method)},${body === null ? '' : `\n  data: ${literal(body, '  ')},`}
});
console.log(JSON.stringify(${name}.data, null, 2));`;

function keyed({ name, method, url, body }: HttpCall): string {
  const type = body === null ? '' : '"Content-Type": "application/json", ';
  const lines = [
    ['const ', name, ' = await fetch(', literal(url), ', {'].join(''),
    `  method: ${literal(method)},`,
    `  headers: { ${type}"x-goog-api-key": ${key} },`,
    ...(body === null ? [] : [`  body: JSON.stringify(${literal(body, '  ')}),`]),
    '});',
    `console.log(await ${name}.text());`,
  ];
  return lines.join('\n');
}
