import { step } from '../decode/pointer';
import type { Diagnostic, Pointer, Severity } from '../model';

/** So many kinds of unknown fields are told one by one; a message that is a map of ids would else flood the report. */
const MOST = 40;

type Seen = {
  at: Pointer;
  count: number;
  message: (count: number) => string;
  code: string;
  severity: Severity;
};

/** Gathers what reading notices; the same thing met again only counts up. */
export type Notes = {
  add(diagnostic: Omit<Diagnostic, 'about'> & { about?: string[] }): void;
  unknownField(message: string, key: string, at: Pointer): void;
  deprecatedField(message: string, key: string, instead: string | null, at: Pointer): void;
  /** `sent`: what stood there instead, in JSON's words; told of the first one. */
  wrongType(what: string, due: string, at: Pointer, sent?: string): void;
  list(): Diagnostic[];
};

const times = (count: number) => (count === 1 ? '' : `, ${count} times`);

export function createNotes(): Notes {
  const seen = new Map<string, Seen>();
  let overflow = 0;
  const count = (key: string, first: () => Omit<Seen, 'count'>) => {
    const known = seen.get(key);
    if (known) known.count += 1;
    else if (seen.size < MOST) seen.set(key, { ...first(), count: 1 });
    else overflow += 1;
  };
  const added: Diagnostic[] = [];
  return {
    add: (diagnostic) => added.push({ about: [], ...diagnostic }),
    unknownField: (message, key, at) =>
      count(`unknown ${message} ${key}`, () => ({
        at: step(at, key),
        code: 'input/unknown-field',
        severity: 'info',
        message: (n) =>
          `The field "${short(key)}" of ${message} is not known here and was not read${times(n)}.`,
      })),
    deprecatedField: (message, key, instead, at) =>
      count(`old ${message} ${key}`, () => ({
        at: step(at, key),
        code: 'input/deprecated-field',
        severity: 'info',
        message: (n) =>
          `The field "${short(key)}" of ${message} is deprecated${instead ? ` in favour of "${instead}"` : ''}${times(n)}.`,
      })),
    wrongType: (what, due, at, sent) =>
      count(`type ${what}`, () => ({
        at,
        code: 'input/wrong-type',
        severity: 'warning',
        message: (n) =>
          `${what} should be ${due}${sent === undefined ? '' : `, not ${sent},`} and was not read${times(n)}.`,
      })),
    list: () => {
      const counted = [...seen.values()].map(({ code, severity, at, count: n, message }) => ({
        code,
        severity,
        at,
        about: [],
        message: message(n),
      }));
      if (overflow === 0) return [...added, ...counted];
      const message =
        overflow === 1
          ? 'One more field is not known here or holds something unexpected.'
          : `${overflow} more fields are not known here or hold something unexpected.`;
      return [
        ...added,
        ...counted,
        { code: 'input/unknown-field', severity: 'info', at: '', about: [], message },
      ];
    },
  };
}

const short = (key: string) => (key.length > 60 ? `${key.slice(0, 60)}…` : key);
