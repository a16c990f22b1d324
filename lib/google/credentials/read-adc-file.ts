import * as z from 'zod';
import { type AdcFile, adcFile } from './adc-file';
import { learnSecret } from './secrets';

export type ReadAdcFile = { ok: true; file: AdcFile } | { ok: false; wrong: string };

const kinds = adcFile.options.map((option) => option.shape.type.value);

/**
 * Reads the text of a credentials file. What is wrong comes back as the end of a sentence that begins with the file's
 * name, with nothing of its content but names of fields. Every secret in it is known to `redact` from then on.
 */
export function readAdcFile(text: string): ReadAdcFile {
  const json = parsed(text);
  if (json === undefined) return wrong('is not JSON');
  learnSecretsOf(json);
  const type = z.object({ type: z.string() }).safeParse(json);
  if (!type.success) return wrong('names no "type" of credentials; it may be another file than was meant');
  if (type.data.type === 'gdch_service_account')
    return wrong('is for Google Distributed Cloud, which does not serve these APIs');
  const checked = adcFile.safeParse(json);
  if (!checked.success) return wrong(whatIsWrong(type.data.type, checked.error));
  const file = checked.data;
  return (
    refused(file) ??
    refused('source_credentials' in file ? file.source_credentials : file) ?? { ok: true, file }
  );
}

function refused(file: AdcFile): ReadAdcFile | null {
  const universe = file.universe_domain ?? 'googleapis.com';
  if (universe !== 'googleapis.com')
    return wrong(`belongs to the universe ${universe}, but only googleapis.com is called here`);
  if (file.type === 'external_account' && 'executable' in file.credential_source)
    return wrong('takes its token from an executable, and this server runs none');
  const open = openAddress(file);
  if (open !== undefined) return wrong(`sends tokens to ${open}, which is not encrypted`);
  return null;
}

/**
 * The file decides where the workload's own token goes, and google-auth-library asks any address: whoever can write the
 * file can have the token. It is the operator's to keep safe; no token goes over an open network because of it.
 * https://cloud.google.com/docs/authentication/external/externally-sourced-credentials
 */
function openAddress(file: AdcFile): string | undefined {
  const addresses = [
    'token_url' in file ? file.token_url : undefined,
    'service_account_impersonation_url' in file ? file.service_account_impersonation_url : undefined,
  ];
  return addresses.find((address) => address !== undefined && !isClosed(new URL(address)));
}

const isClosed = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname));

function whatIsWrong(type: string, error: z.ZodError): string {
  if (!kinds.some((kind) => kind === type)) return `is of the unknown type "${type.slice(0, 60)}"`;
  const fields = new Set(error.issues.map((issue) => issue.path.join('.')));
  return `is of type ${type}, but lacks what belongs to it: ${[...fields].join(', ')}`;
}

const wrong = (sentence: string): ReadAdcFile => ({ ok: false, wrong: sentence });

function parsed(text: string): unknown {
  try {
    // Editors on Windows begin a file with this mark.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const secretFields = /^(?:private_key|client_secret|refresh_token|access_token|id_token|token)$/;

function learnSecretsOf(json: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, value] of Object.entries(json)) {
    if (typeof value === 'string' && secretFields.test(name)) learnSecret(value);
    // An error may quote a key line by line.
    if (typeof value === 'string' && name === 'private_key')
      for (const line of value.split('\n')) if (!line.startsWith('-----')) learnSecret(line);
    if (name === 'headers') learnHeaders(value);
    learnSecretsOf(value);
  }
}

const plainHeaders = /^(?:accept|content-type|user-agent|metadata|metadata-flavor)$/i;

/** Headers that fetch a subject token may carry the workload's own secret. */
function learnHeaders(headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return;
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !plainHeaders.test(name)) learnSecret(value);
}
