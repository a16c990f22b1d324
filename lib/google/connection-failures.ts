import type { Failure } from '../outcome';
import type { Notice } from '../request';
import { fieldOf } from './field-of';
import type { Facts } from './request-facts';

/** Why no answer came, and whether asking again is safe. */
export type Lost = { failure: Failure; again: boolean };

type Known = {
  codes: RegExp;
  /** Where the code alone does not tell it. */
  words?: RegExp;
  code: Failure['code'];
  /**
   * `unsent`: no connection came about, so nothing can have been done. `read`: the request may have been passed on, which
   * does no harm to a search or list, but pays for a generation once more.
   */
  again: 'unsent' | 'read' | 'never';
  happened: (facts: Facts) => string;
  hint: (facts: Facts) => string;
};

const network = () => 'Check the network of this server, and HTTPS_PROXY if it is behind a proxy.';

const notHttp = {
  code: 'refused',
  again: 'never',
  happened: () => 'what answered does not speak HTTP properly',
  hint: () => 'Look for a proxy between this server and Google, and at the endpoint, if one is set.',
} as const;

const known: readonly Known[] = [
  {
    codes: /^ENOTFOUND$/,
    code: 'unreachable',
    again: 'never',
    happened: ({ host }) => `no host is called ${host}`,
    hint: ({ location }) =>
      location === null
        ? network()
        : `Either the location ${location} does not exist (then correct it), or this server has no network or name service.`,
  },
  {
    codes: /^EAI_AGAIN$/,
    code: 'unreachable',
    again: 'unsent',
    happened: ({ host }) => `the name ${host} could not be looked up`,
    hint: network,
  },
  {
    codes: /^ECONNREFUSED$/,
    code: 'unreachable',
    again: 'unsent',
    happened: ({ host }) => `${host} refused the connection`,
    hint: () =>
      'Check the endpoint, if one is set, and whether it is running; else the network of this server.',
  },
  {
    // An interim answer that nobody asked for: 100, or 101 with an upgrade.
    codes: /^UND_ERR_SOCKET$/,
    words: /^bad (?:response|upgrade)$/,
    ...notHttp,
  },
  {
    codes: /^(?:ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/,
    code: 'unreachable',
    again: 'read',
    happened: () => 'the connection was closed before an answer began',
    hint: () => 'Ask again; if it stays so, look for a proxy or firewall that closes connections.',
  },
  {
    codes: /^(?:UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/,
    code: 'timed-out',
    again: 'never',
    happened: ({ host }) => `no connection to ${host} came about in time`,
    hint: () => `${network()} GOOGLE_CONNECT_TIMEOUT_MS sets how long is waited.`,
  },
  {
    codes: /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|UND_ERR_PRX_TLS)/,
    code: 'unreachable',
    again: 'never',
    happened: ({ host }) => `the certificate or encryption of ${host} was not accepted`,
    hint: () =>
      'If a proxy of your organisation re-encrypts traffic, name its certificate in NODE_EXTRA_CA_CERTS and start again.',
  },
  {
    codes: /^(?:HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)/,
    ...notHttp,
  },
  {
    codes: /^UND_ERR_ABORTED$/,
    code: 'unreachable',
    again: 'never',
    happened: () => 'the proxy did not let the connection through',
    hint: () => 'Check HTTPS_PROXY, its credentials, and NO_PROXY.',
  },
];

/** Puts a connection that failed before the head of an answer into words; the system's own are kept as the reason. */
export function lostConnection(
  error: unknown,
  facts: Facts,
  half: Notice['half'],
  redact: (text: string) => string,
): Lost {
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : '';
  const found = known.find((one) => one.codes.test(code) && (one.words?.test(words) ?? true));
  const again = found?.again ?? 'never';
  return {
    again: again === 'unsent' || (again === 'read' && half === 'retrieve'),
    failure: {
      code: found?.code ?? 'unreachable',
      message: `${facts.service} did not ${facts.deed}: ${found?.happened(facts) ?? 'the connection failed'}.`,
      why: redact([code, words].filter((part) => part !== '').join(': ')),
      hint: found?.hint(facts) ?? network(),
    },
  };
}

/** The system's code, which may stand in the cause, or in the first of several attempts. */
function codeOf(error: unknown): string {
  for (const path of [['code'], ['cause', 'code'], ['errors', 0, 'code']]) {
    const code = fieldOf(error, ...path);
    if (typeof code === 'string') return code;
  }
  return '';
}
