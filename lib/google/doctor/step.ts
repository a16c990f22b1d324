import type { Outcome } from '../../outcome';
import type { CheckStep } from '../../request';
import type { Settings } from '../../settings';
import type { WireRequest } from '../../wire';
import type { Session } from '../credentials/session';
import type { Credentials } from '../credentials/sign-in';
import type { TokenInfo } from '../credentials/token-info';
import type { SignIn } from '../credentials/token-source';

export type Api = WireRequest['api'];

/** What a check works with. */
export type Tools = {
  settings: Settings;
  credentials: Credentials;
  /** Carries a request out. */
  probe(request: WireRequest, signal: AbortSignal): Promise<Outcome<unknown>>;
};

/** What earlier steps found out. */
export type Known = Tools & {
  api: Api;
  /** The credentials in use; null when there are none, or before they are found. */
  session: Session | null;
  /** The headers that sign a request in; null before there are any. */
  headers: SignIn | null;
  token: TokenInfo | null;
  /** As IAM names the caller, e.g. `user:a@example.com`; null when nobody told. */
  member: string | null;
  project: string | null;
  /** What the API answered; null before it was asked. */
  answer: Outcome<unknown> | null;
  signal: AbortSignal;
};

/** What a step found. `learned` is known to the steps after it; with `blocks`, there is no use in going on. */
export type Finding = Pick<CheckStep, 'state' | 'found'> & {
  next?: string | undefined;
  blocks?: boolean;
  learned?: Partial<Known>;
};

/** One thing to look at. */
export type Step = {
  id: string;
  title: string;
  /** Whether it has to do with what is configured; missing: always. Else it is not shown. */
  concerns?(known: Known): boolean;
  look(known: Known): Promise<Finding>;
};

/** For steps about a token: an endpoint may take none. */
export const signsIn = ({ settings }: Known): boolean => settings.GOOGLE_AUTH !== 'none';

/** For steps about who signed in, where a key alone may do. */
export const signsInWithOAuth = (known: Known): boolean =>
  signsIn(known) && (known.session !== null || !hasKey(known));

/** With a key alone, the step of the key has asked all there is to ask. */
export const asksForCorpora = (known: Known): boolean => !signsIn(known) || signsInWithOAuth(known);

export const hasKey = ({ api, settings }: Known): boolean =>
  api === 'gemini' && settings.GEMINI_API_KEY !== null;

export const fine = (found: string, learned: Partial<Known> = {}): Finding => ({
  state: 'ok',
  found,
  learned,
});

export const skipped = (found: string): Finding => ({ state: 'skipped', found });

export const problem = (found: string, next?: string): Finding => ({ state: 'problem', found, next });

/** A problem without whose mending the steps after it can't be looked at. */
export const blocking = (found: string, next?: string): Finding => ({
  ...problem(found, next),
  blocks: true,
});
