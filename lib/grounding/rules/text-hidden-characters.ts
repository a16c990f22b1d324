import { findHidden, type HiddenCharacter } from '../../text/hidden-characters';
import type { Diagnostic, Pointer } from '../model';
import { chunkPlace, contextPlace } from '../wire-place';
import { diagnostic, type Examined, listed, type Rule } from './rule';

/** Characters that don't show and have no work to do where they stand: a text may read otherwise than it is. */
export const textHiddenCharacters: Rule = {
  codes: ['text/hidden-characters'],
  check: (examined) => {
    const { answer, reading, chunks, contexts } = examined;
    return [
      ...inAnswer(answer),
      ...inEach(
        chunks,
        'c',
        (index) => chunkPlace(reading.format, index),
        (index) => answer?.read.chunks[index]?.at ?? '',
      ),
      ...inEach(
        contexts ?? [],
        'x',
        (index) => contextPlace(reading.format, index),
        (index) => reading.contexts?.[index]?.at ?? '',
      ),
    ];
  },
};

/** Hidden characters of one kind in one field. */
type Kind = { field: string; first: HiddenCharacter; times: number };

const nothing: readonly Kind[] = [];

function kindsIn(field: string, text: string | null): readonly Kind[] {
  const found = text === null ? [] : findHidden(text);
  if (found.length === 0) return nothing;
  const kinds = new Map<string, Kind>();
  for (const first of found) {
    const known = kinds.get(first.code);
    if (known) known.times += 1;
    else kinds.set(first.code, { field, first, times: 1 });
  }
  return [...kinds.values()];
}

function inAnswer(answer: Examined['answer']): Diagnostic[] {
  const kinds = kindsIn('', answer?.text ?? null);
  if (answer === null || kinds.length === 0) return [];
  const part = answer.read.parts.find(({ kind, text }) => kind === 'text' && kindsIn('', text).length > 0);
  return [report('The answer', [], `${(part ?? answer.read).at}/text`, kinds)];
}

type Item = { index: number; title: string | null; uri: string | null; text: string | null };

function inEach(
  items: readonly Item[],
  letter: 'c' | 'x',
  placeOf: (index: number) => string,
  atOf: (index: number) => Pointer,
): Diagnostic[] {
  const all: Diagnostic[] = [];
  items.forEach(({ index, title, uri, text }) => {
    const inTitle = kindsIn(' in its title', title);
    const inUri = kindsIn(' in its uri', uri);
    const inText = kindsIn(' in its text', text);
    if (inTitle.length + inUri.length + inText.length === 0) return;
    all.push(report(placeOf(index), [`${letter}${index}`], atOf(index), [...inTitle, ...inUri, ...inText]));
  });
  return all;
}

function report(holder: string, about: string[], at: Pointer, kinds: readonly Kind[]): Diagnostic {
  const total = kinds.reduce((sum, { times }) => sum + times, 0);
  const message = `${holder} holds ${total === 1 ? 'a character that doesn’t' : `${total} characters that don’t`} show: ${listed(kinds.map(told))}; ${effect(kinds)}.`;
  const harmless = kinds.every(({ first }) => first.does === 'nothing');
  return diagnostic(harmless ? 'info' : 'warning', 'text/hidden-characters', at, about, message);
}

const told = ({ field, first: { code, name, start }, times }: Kind): string =>
  `${code} (${name})${field} ${times === 1 ? 'at' : `${times} times, first at`} character ${start}`;

function effect(kinds: readonly Kind[]): string {
  const does = new Set(kinds.map(({ first }) => first.does));
  if (does.has('order')) return 'what is read may not be in the order in which it was written';
  if (does.has('message')) return 'such characters can spell a text that nobody sees';
  if (does.has('control')) return 'a terminal obeys such a character instead of showing it';
  return 'words that look the same may not be the same';
}
