import { gcpMetadata } from './library';
import { within } from './within';

/** How long a wait for the metadata server lasts, where one answers within milliseconds. */
const patience = 3000;

/** A server that was not there is asked for again after this long. */
const forgetAfter = 60_000;

type Question = { answer: Promise<string | null>; until: number };

let asked: Question | null = null;

/**
 * The e-mail address of the service account that the metadata server of this machine signs in as; null when there is no
 * such server, or it has no account. `milliseconds` bounds the wait; the question goes on, and the next to ask finds its
 * answer. GCE_METADATA_HOST says where the server is, METADATA_SERVER_DETECTION=none that there is none.
 */
export async function metadataAccount(milliseconds = patience): Promise<string | null> {
  if (process.env.METADATA_SERVER_DETECTION?.trim().toLowerCase() === 'none') return null;
  if (asked === null || Date.now() > asked.until) asked = ask();
  const waited = await within(asked.answer, { milliseconds });
  return waited.ok ? waited.value : null;
}

/** The next question goes to the server itself. */
export function forgetMetadata(): void {
  asked = null;
}

/** The id of the project that this machine belongs to. */
export async function metadataProject(): Promise<string | null> {
  const waited = await within(textOf(gcpMetadata.project('project-id')), { milliseconds: patience });
  return waited.ok ? waited.value : null;
}

/** Where the server is looked for. */
export const metadataHost = (): string =>
  process.env.GCE_METADATA_IP || process.env.GCE_METADATA_HOST || new URL(gcpMetadata.HOST_ADDRESS).host;

function ask(): Question {
  const question: Question = {
    answer: textOf(gcpMetadata.instance('service-accounts/default/email')).then((found) => {
      // Machines keep their server.
      if (found !== null) question.until = Number.POSITIVE_INFINITY;
      return found;
    }),
    until: Date.now() + forgetAfter,
  };
  return question;
}

async function textOf(answer: Promise<unknown>): Promise<string | null> {
  try {
    const value = await answer;
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    // No route, no such server, no account: all the same to who asks.
    return null;
  }
}
