import type { WireRequest } from '../model';
import { type Call, callOf } from './call';
import { pythonLiteral as literal, snakeCased } from './python-literal';

/** A script; its first line tells what it needs. */
export function python(requests: readonly WireRequest[], endpoint: string | null = null): string {
  const calls = requests.map((request) => callOf(request, endpoint));
  const by = new Set(calls.map((call) => call.by));
  const packages = [
    ...(by.has('genai') ? ['google-genai'] : []),
    ...(by.has('oauth') ? ['google-auth'] : []),
    ...(by.has('oauth') || by.has('key') ? ['requests'] : []),
  ];
  const imports = [
    ...(calls.some(usesKey) ? ['import os\n'] : []),
    ...(by.has('oauth') ? ['import google.auth'] : []),
    ...(by.has('key') ? ['import requests'] : []),
    ...(by.has('genai') ? ['from google import genai'] : []),
    ...(by.has('oauth') ? ['from google.auth.transport.requests import AuthorizedSession'] : []),
  ];
  const statements = calls.map((call) => (call.by === 'genai' ? genai(call) : http(call)));
  return [`# pip install ${packages.join(' ')}\n${imports.join('\n')}`, ...statements]
    .join('\n\n')
    .concat('\n');
}

const usesKey = (call: Call) => call.by === 'key' || (call.by === 'genai' && !call.client.vertexai);
const key = 'os.environ["GEMINI_API_KEY"]';

function http({ by, method, url, scope, body }: Exclude<Call, { by: 'genai' }>): string {
  const words = [
    literal(method),
    literal(url),
    ...(by === 'key' ? [`headers={"x-goog-api-key": ${key}}`] : []),
    ...(body === null ? [] : [`json=${literal(body, '    ')}`]),
  ];
  const session =
    by === 'key'
      ? 'response = requests.request('
      : `credentials, _ = google.auth.default(
    scopes=[${literal(scope)}]
)
response = AuthorizedSession(credentials).request(`;
  return `${session}\n${words.map((word) => `    ${word},\n`).join('')})\nprint(response.text)`;
}

function genai({ client, stream, model, contents, config }: Extract<Call, { by: 'genai' }>): string {
  const place = client.vertexai
    ? `vertexai=True,
    project=${literal(client.project)},
    location=${literal(client.location)},`
    : `vertexai=False,
    api_key=${key},`;
  const base = client.baseUrl === null ? '' : `, "base_url": ${literal(client.baseUrl)}`;
  const method = stream ? 'generate_content_stream' : 'generate_content';
  const shown = (name: string) => `print(${name}.model_dump_json(exclude_none=True))`;
  return `client = genai.Client(
    ${place}
    http_options={"api_version": ${literal(client.apiVersion)}${base}},
)
${stream ? 'for chunk in' : 'response ='} client.models.${method}(
    model=${literal(model)},
    contents=${literal(snakeCased(contents), '    ')},
    config=${literal(snakeCased(config), '    ')},
)${stream ? `:\n    ${shown('chunk')}` : `\n${shown('response')}`}`;
}
