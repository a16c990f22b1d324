import type { WireRequest } from '../model';
import { type Call, callOf } from './call';
import { pythonLiteral, snakeCased } from './python-literal';

export function python(requests: readonly WireRequest[]): string {
  const calls = requests.map(callOf);
  const uses = (by: Call['by']) => calls.some((call) => call.by === by);
  const needsKey = calls.some((call) => keyed(call));
  const packages = ['google-genai', 'google-auth', 'requests'].filter((_, at) =>
    [uses('genai'), uses('oauth'), uses('oauth') || uses('key')].at(at),
  );
  const imports = [
    ...(needsKey ? ['import os', ''] : []),
    ...(uses('oauth') ? ['import google.auth'] : []),
    ...(uses('key') ? ['import requests'] : []),
    ...(uses('genai') ? ['from google import genai'] : []),
    ...(uses('oauth') ? ['from google.auth.transport.requests import AuthorizedSession'] : []),
  ];
  return `${[`# pip install ${packages.join(' ')}`, ...imports, '', ...calls.map(statement)].join('\n')}`;
}

const keyed = (call: Call) => call.by === 'key' || (call.by === 'genai' && !call.client.vertexai);
const key = 'os.environ["GEMINI_API_KEY"]';

function statement(call: Call): string {
  if (call.by === 'genai') return generate(call);
  const { method, url, scope, body } = call;
  const json = body === null ? '' : `\n    json=${pythonLiteral(body, '    ')},`;
  const target = `\n    ${pythonLiteral(method, '')},\n    ${pythonLiteral(url, '')},`;
  if (call.by === 'key')
    return `response = requests.request(${target}\n    headers={"x-goog-api-key": ${key}},${json}\n)\nprint(response.text)\n`;
  return `credentials, _ = google.auth.default(scopes=[${pythonLiteral(scope, '')}])
response = AuthorizedSession(credentials).request(${target}${json}
)
print(response.text)
`;
}

function generate({ client, stream, model, contents, config }: Extract<Call, { by: 'genai' }>): string {
  const place = client.vertexai
    ? `vertexai=True,\n    project=${pythonLiteral(client.project, '')},\n    location=${pythonLiteral(client.location, '')}`
    : `vertexai=False,\n    api_key=${key}`;
  const method = stream ? 'generate_content_stream' : 'generate_content';
  const made = `client.models.${method}(
    model=${pythonLiteral(model, '')},
    contents=${pythonLiteral(snakeCased(contents), '    ')},
    config=${pythonLiteral(snakeCased(config), '    ')},
)`;
  const shown = (name: string) => `print(${name}.model_dump_json(exclude_none=True))\n`;
  return `client = genai.Client(
    ${place},
    http_options={"api_version": ${pythonLiteral(client.apiVersion, '')}},
)
${stream ? `for chunk in ${made}:\n    ${shown('chunk')}` : `response = ${made}\n${shown('response')}`}`;
}
