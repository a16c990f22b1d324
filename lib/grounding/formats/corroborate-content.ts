import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer, Reading } from '../model';
import type { Format } from './format';
import { type Gathering, gather } from './gather';
import { createNotes, type Notes } from './notes';
import { dig, pick } from './pick';
import { fieldsOf, hasField, numberField, schema, toNumber } from './read';

const response = schema('CorroborateContentResponse', ['corroborationScore', 'claims', 'sdkHttpResponse']);
const claim = schema('Claim', ['startIndex', 'endIndex', 'factIndexes', 'score']);

/** More facts than this no request holds; an index beyond is one that dangles. */
const MOST_FACTS = 1000;

/**
 * What `corroborateContent` answers: claims, each a stretch of the text that was sent with the facts that bear it out.
 * Text and facts stand in the request only; they are read from there when the request came along.
 */
export const corroborateContent: Format = {
  id: 'corroborate-content',
  label: 'a corroborateContent response',
  recognises: (tree) => bodyIn(tree) !== null,
  read: (tree) => ({ ok: true, value: read(tree) }),
  nested: { marks: ['corroborationscore', 'claims'], recognises: (tree) => isBody(tree) },
};

const isBody = (tree: Json | undefined): boolean =>
  hasField(tree, 'corroborationScore') ||
  (isRecord(tree) && isList(tree.claims) && tree.claims.some((one) => hasField(one, 'factIndexes')));

/** The response, alone or beside its request. */
function bodyIn(tree: Json): { value: Json; at: Pointer } | null {
  if (isBody(tree)) return { value: tree, at: '' };
  const { value, at } = pick(tree, '', 'response');
  return value !== undefined && isBody(value) ? { value, at } : null;
}

function read(tree: Json): Reading {
  const notes = createNotes();
  const { value: body, at } = bodyIn(tree) ?? { value: tree, at: '' };
  const fields = fieldsOf(body, response, at, notes) ?? {};
  const claims = pick(body, at, 'claims');
  const items = isList(claims.value) ? claims.value : [];
  const answer = gather(at);
  addText(answer, tree);
  addFacts(answer, tree, items, claims.at);
  for (const [index, item] of items.entries()) addClaim(answer, item, step(claims.at, index), notes);
  const score = numberField(fields.corroborationScore, 'corroborationScore', at, notes);
  if (score !== null) {
    const message = `The service gives the whole text a corroboration score of ${score}, where 1 means that the facts bear out all of it.`;
    notes.add({
      code: 'answer/corroboration',
      severity: 'info',
      at: pick(body, at, 'corroborationScore').at,
      message,
    });
  }
  if (textIn(tree) === null) {
    const message =
      'The claims name their text and facts by number only: both stand in the request. Open request and response in one object, {"request": …, "response": …}, to see them.';
    notes.add({ code: 'input/lossy-writer', severity: 'warning', at, message });
  }
  return answer.reading({ format: corroborateContent.id }, notes);
}

/** The parts of the text that was to be borne out. */
function textIn(tree: Json): { value: readonly Json[]; at: Pointer } | null {
  const { value, at } = dig(tree, '', 'request', 'content', 'parts');
  return isList(value) ? { value, at } : null;
}

function addText(answer: Gathering, tree: Json): void {
  const parts = textIn(tree);
  for (const [index, part] of (parts?.value ?? []).entries()) answer.part(part, step(parts?.at ?? '', index));
}

/** The facts of the request; without it an empty slot for each that a claim names, so that claims keep their sources apart. */
function addFacts(answer: Gathering, tree: Json, claims: readonly Json[], at: Pointer): void {
  const facts = dig(tree, '', 'request', 'facts');
  if (isList(facts.value)) {
    for (const [index, item] of facts.value.entries()) {
      const field = (...names: string[]): Json => pick(item, '', ...names).value ?? null;
      const retrievedContext = { uri: field('uri'), title: field('title'), text: field('summary', 'text') };
      answer.chunk({ retrievedContext }, step(facts.at, index));
    }
    return;
  }
  let most = -1;
  for (const item of claims) {
    const indexes = pick(item, '', 'factIndexes').value;
    for (const index of isList(indexes) ? indexes : []) most = Math.max(most, toNumber(index) || 0);
  }
  for (let index = 0; index <= Math.min(most, MOST_FACTS - 1); index += 1) answer.chunk({}, at);
}

function addClaim(answer: Gathering, value: Json, at: Pointer, notes: Notes): void {
  const {
    startIndex = null,
    endIndex = null,
    factIndexes = null,
    score = null,
  } = fieldsOf(value, claim, at, notes) ?? {};
  const count = isList(factIndexes) ? factIndexes.length : 0;
  const confidenceScores = score === null ? null : Array.from({ length: count }, () => score);
  answer.support(
    { segment: { startIndex, endIndex }, groundingChunkIndices: factIndexes, confidenceScores },
    at,
  );
}
