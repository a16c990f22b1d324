import { type Outcome, ok } from '../../outcome';
import type { AdcFile } from './adc-file';
import { type Environment, findFile, type Place, readPlace } from './find-credentials';
import type { gaxios } from './library';
import { chainIn, makeClient, targetOf } from './make-client';
import { metadataAccount, metadataHost } from './metadata-server';
import { type TokenSource, tokenSource } from './token-source';

/** What the search for Application Default Credentials came to. */
export type Found =
  | { kind: 'file'; place: Place; file: AdcFile }
  | { kind: 'metadata'; host: string; account: string };

/** Credentials in use: the clients made of them, each with its token. */
export type Session = {
  found: Found;
  /** The account that is acted as; null when none is. */
  target: string | null;
  /** Tokens for a scope, of the account that is acted as. */
  tokens(scope: string): TokenSource;
  /** Tokens of the account that signed in, for one scope; the same as `tokens` when no other is acted as. */
  sourceTokens(scope: string): TokenSource;
};

export type Wishes = {
  environment: Environment;
  quotaProject: string | null;
  impersonate: string | null;
  transport: gaxios.GaxiosOptions;
};

/** A token endpoint answers within seconds, briefly, and never from elsewhere. */
const transport: gaxios.GaxiosOptions = {
  timeout: 8000,
  redirect: 'error',
  size: 1_000_000,
  retryConfig: { retry: 2, noResponseRetries: 1, totalTimeout: 8000 },
};

/** Sessions over the credentials that are there now: one that is newly written replaces the one that was read before. */
export function sessions(wishes: Wishes) {
  let held: { key: string; opened: Promise<Outcome<Session>> } | null = null;
  return {
    /**
     * The session of the credentials there are; null when there are none. `milliseconds` bounds the look for a metadata
     * server.
     */
    async current(milliseconds?: number): Promise<Outcome<Session | null>> {
      const place = await findFile(wishes.environment);
      const origin = place ?? (await metadataAccount(milliseconds));
      if (origin === null) return ok(null);
      const key = typeof origin === 'string' ? origin : `${origin.path}: ${origin.version}`;
      if (held?.key === key) return held.opened;
      const mine = { key, opened: open(origin, wishes) };
      held = mine;
      const opened = await mine.opened;
      // What is broken may be mended at any time.
      if (held === mine && !opened.ok) held = null;
      return opened;
    },
    /** The next session begins with a new search and fetches new tokens. With `only`, unless that one is gone already. */
    async forget(only?: Session): Promise<void> {
      const mine = held;
      if (only === undefined) held = null;
      else if (mine !== null) {
        const opened = await mine.opened;
        if (held === mine && opened.ok && opened.value === only) held = null;
      }
    },
  };
}

/** Of a file, or of the account that the metadata server named. */
async function open(origin: Place | string, wishes: Wishes): Promise<Outcome<Session>> {
  if (typeof origin === 'string')
    return ok(sessionOf({ kind: 'metadata', host: metadataHost(), account: origin }, wishes));
  const file = await readPlace(origin);
  return file.ok ? ok(sessionOf({ kind: 'file', place: origin, file: file.value }, wishes)) : file;
}

function sessionOf(found: Found, wishes: Wishes): Session {
  const file = found.kind === 'file' ? found.file : null;
  const chain = wishes.impersonate ?? (file?.type === 'impersonated_service_account' ? chainIn(file) : null);
  const target = chain === null ? null : targetOf(chain);
  const source = file?.type === 'impersonated_service_account' ? file.source_credentials : file;
  const name = found.kind === 'file' ? found.place.path : `the metadata server ${found.host}`;
  const made = new Map<string, TokenSource>();

  const tokensFor = (scope: string, isSource: boolean): TokenSource => {
    // A user granted scopes once and for all; whoever is asked for another one gets the same token.
    const isFixed = source?.type.endsWith('authorized_user') && (isSource || target === null);
    const key = `${isSource && target !== null} ${isFixed ? '' : scope}`;
    const known = made.get(key);
    if (known) return known;
    const wish = {
      scopes: [scope],
      quotaProject: wishes.quotaProject,
      impersonate: isSource ? null : wishes.impersonate,
    };
    const fresh = tokenSource(
      (signal) => makeClient(isSource ? source : file, wish, { ...transport, ...wishes.transport, signal }),
      { kind: source?.type ?? 'metadata', name, target },
    );
    made.set(key, fresh);
    return fresh;
  };
  return {
    found,
    target,
    tokens: (scope) => tokensFor(scope, false),
    sourceTokens: (scope) => tokensFor(scope, true),
  };
}
