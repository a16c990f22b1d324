import { doubledIn, foldDoubled, noteDoubled } from '../fold-doubled';
import type { Choice, Diagnostic, Read, Reading } from '../model';
import type { Finding, Found } from './find-readings';

/** What was read of all that was found; `shown` is the id of its choice. */
export type Chosen = { reading: Reading; choices: Choice[]; shown: string; finding: Finding };

/** Ends the id of a reading that has each chunk once, of an answer in which they stand twice. */
const ONCE = '#once';

/**
 * Reads the finding that is wanted, else the one that has most to see; between equals the first, or in a conversation the
 * latest. Null when nothing was found.
 */
export function readChosen(found: Found, wanted: string | null): Read<Chosen> | null {
  const isOnce = wanted?.endsWith(ONCE) ?? false;
  const finding = chosenIn(found, isOnce ? (wanted?.slice(0, -ONCE.length) ?? null) : wanted);
  if (finding === null) return null;
  const read = finding.read();
  if (!read.ok) return read;
  const { answer } = read.value;
  const doubled = answer ? doubledIn(answer) : 0;
  const folds = isOnce && doubled > 0;
  const choices = found.findings.flatMap(({ id, label, at }): Choice[] =>
    id === finding.id && doubled > 0
      ? [
          { id, label, at },
          { id: `${id}${ONCE}`, label: `${label}, with each chunk once`, at },
        ]
      : [{ id, label, at }],
  );
  const noticed = [
    ...otherReadings(found, finding, read.value),
    ...(answer && doubled > 0 && !folds ? [noteDoubled(answer, doubled)] : []),
    ...unreadTexts(found),
    ...read.value.noticed,
  ];
  const reading = { ...(folds ? foldDoubled(read.value) : read.value), noticed };
  return { ok: true, value: { reading, choices, shown: `${finding.id}${folds ? ONCE : ''}`, finding } };
}

function chosenIn({ findings, shows }: Found, wanted: string | null): Finding | null {
  const named = findings.find(({ id }) => id === wanted);
  if (named !== undefined) return named;
  let best: Finding | null = null;
  for (const finding of findings) {
    const gain = finding.weight - (best?.weight ?? Number.NEGATIVE_INFINITY);
    if (gain > 0 || (gain === 0 && shows === 'last')) best = finding;
  }
  return best;
}

/** Tells that there is more to read than what is shown. */
function otherReadings({ findings, isCut }: Found, shown: Finding, { noticed }: Reading): Diagnostic[] {
  // Of a list of responses the first one tells what follows it.
  if (findings.length < 2 || noticed.some(({ code }) => code === 'input/other-responses')) return [];
  const others = findings.length === 2 ? 'one more thing' : `${findings.length - 1} more things`;
  const message = `The input holds ${others} to read; shown is ${shown.label}.${isCut ? ' There is more that is not listed.' : ''}`;
  return [{ code: 'input/other-readings', severity: 'info', at: shown.at, about: [], message }];
}

/** Tells of texts elsewhere in the input that look like responses and are broken. */
function unreadTexts({ unread }: Found): Diagnostic[] {
  const [first] = unread;
  if (first === undefined) return [];
  const texts = unread.length === 1 ? 'One more text' : `${unread.length} more texts`;
  const message = `${texts} in the input looked like a response and could not be read. At ${first.at}: ${first.failure.message}`;
  return [{ code: 'input/unread-text', severity: 'warning', at: first.at, about: [], message }];
}
