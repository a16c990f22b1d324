import { vercelAi } from '../clients/vercel-ai';
import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import { dig, pick } from '../formats/pick';
import { hasField } from '../formats/read';
import type { Json, Pointer } from '../model';
import type { Container, Item } from './container';
import { questionIn, wordsOf } from './question-in';

/** A result of several steps, one that keeps the service's own body, or a conversation of the Vercel AI SDK. */
export const vercelAiResult: Container = {
  id: 'vercel-ai-result',
  label: 'a result of the Vercel AI SDK',
  recognises: (tree) => stepsIn(tree) !== null || (vercelAi.recognises(tree) && bodyOf(tree, '') !== null),
  open: (tree) => {
    const steps = stepsIn(tree);
    if (steps === null) return itemsOf(tree, '', '', null);
    const several = steps.items.filter(vercelAi.recognises).length > 1;
    let asked: string | null = null;
    return steps.items.flatMap((item, index) => {
      const isAsked = pick(item, '', 'role').value === 'user';
      if (isAsked) asked = wordsOf(item) ?? asked;
      if (isAsked || !vercelAi.recognises(item)) return [];
      return itemsOf(item, step(steps.at, index), several ? `${steps.word} ${index + 1}` : '', asked);
    });
  },
  shows: 'last',
  nested: { marks: ['steps', 'messages'], recognises: (tree) => stepsIn(tree) !== null },
};

/** The steps of a result, or the messages of a conversation. */
function stepsIn(tree: Json): { items: readonly Json[]; at: Pointer; word: string } | null {
  const found = [
    ...(isRecord(tree) ? [{ ...pick(tree, '', 'steps'), word: 'step' }] : []),
    ...(isRecord(tree) ? [{ ...pick(tree, '', 'messages'), word: 'message' }] : []),
    ...(isList(tree) ? [{ value: tree, at: '', word: 'message' }] : []),
  ];
  for (const { value, at, word } of found)
    if (isList(value) && anyOf(value, vercelAi.recognises)) return { items: value, at, word };
  return null;
}

/** The service's own body comes first: the SDK's copy of it lacks fields. */
function itemsOf(tree: Json, at: Pointer, label: string, asked: string | null): Item[] {
  const question = asked ?? questionIn(dig(tree, '', 'request', 'body').value);
  const body = bodyOf(tree, at);
  const whole = body === null ? [] : [{ ...body, label, question }];
  return [...whole, { at, label, question, value: tree, format: vercelAi }];
}

function bodyOf(tree: Json, at: Pointer): { at: Pointer; value: Json } | null {
  const { value, at: place } = dig(tree, at, 'response', 'body');
  const isBody =
    typeof value === 'string'
      ? value.includes('candidates')
      : hasField(value, 'candidates', 'promptFeedback');
  return isBody && value !== undefined ? { at: place, value } : null;
}
