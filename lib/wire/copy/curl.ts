import type { WireRequest } from '../model';
import { takesApiKey } from '../requests';
import { urlOf } from './call';

/** Commands for any POSIX shell. */
export const curl = (requests: readonly WireRequest[], endpoint: string | null = null): string =>
  `${requests.map((request) => command(request, endpoint)).join('\n\n')}\n`;

function command(request: WireRequest, endpoint: string | null): string {
  const { rpc, httpMethod, body } = request;
  const first = ['curl'];
  if (rpc === 'StreamGenerateContent') first.push('--no-buffer');
  if (httpMethod === 'POST') first.push('-X POST');
  const lines = [[...first, quote(urlOf(request, endpoint))].join(' '), ...credentials(request)];
  if (body !== null)
    lines.push("-H 'Content-Type: application/json'", `--data-raw ${quote(JSON.stringify(body, null, 2))}`);
  return `${before(request)}${lines.join(' \\\n  ')}`;
}

function credentials(request: WireRequest): string[] {
  if (request.api === 'vertex') return ['-H "Authorization: Bearer $(gcloud auth print-access-token)"'];
  if (takesApiKey(request)) return ['-H "x-goog-api-key: $GEMINI_API_KEY"'];
  return [
    '-H "Authorization: Bearer $(gcloud auth application-default print-access-token)"',
    '-H "x-goog-user-project: $(gcloud config get-value project)"',
  ];
}

/** gcloud's own client may not ask for the retriever's scopes, so the login needs one of the project's. */
function before(request: WireRequest): string {
  if (request.api === 'vertex' || takesApiKey(request)) return '';
  const scopes = `https://www.googleapis.com/auth/cloud-platform,${request.scopes[0]}`;
  return `# Once: gcloud auth application-default login --client-id-file=client_secret.json --scopes=${scopes}\n`;
}

/** Between single quotes nothing means anything to a shell, but a single quote itself. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
