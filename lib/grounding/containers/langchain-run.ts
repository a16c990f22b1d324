import { langchain, readMessages } from '../clients/langchain';
import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import { pick, textOf } from '../formats/pick';
import type { Json, Pointer } from '../model';
import type { Container, Item } from './container';
import { wordsOf } from './question-in';

/** Messages of a LangChain conversation or agent state, or the generations of a run; each that a model wrote can be read. */
export const langchainRun: Container = {
  id: 'langchain-run',
  label: 'a LangChain run',
  recognises: (tree) => messagesIn(tree) !== null,
  open: (tree) => itemsOf(messagesIn(tree) ?? []),
  shows: 'last',
  nested: { marks: ['messages', 'generations'], recognises: (tree) => messagesIn(tree) !== null },
};

type Message = { value: Json; at: Pointer };

function itemsOf(messages: readonly Message[]): Item[] {
  const items: (Item & { pieces: Message[] })[] = [];
  let asked: string | null = null;
  let streamed: string | null = null;
  for (const [index, { value, at }] of messages.entries()) {
    const { role, content, id } = plain(value);
    const goesOn = role === 'AIMessageChunk' && id === streamed;
    streamed = role === 'AIMessageChunk' ? id : null;
    if (goesOn) items.at(-1)?.pieces.push({ value, at });
    else if (role === 'user') asked = content ?? asked;
    else if (langchain.recognises(value) && isByModel(role)) {
      const pieces: Message[] = [{ value, at }];
      const read: Item['read'] = () => ({ ok: true, value: readMessages(pieces) });
      const label = messages.length > 1 ? `message ${index + 1}` : '';
      items.push({ at, label, question: asked, value: [], format: langchain, read, pieces });
    }
  }
  return items.map(({ pieces, ...item }) => ({ ...item, value: pieces.map(({ value }) => value) }));
}

/** Every message in order. Generations are lists in a list, one for each prompt. */
function messagesIn(tree: Json): Message[] | null {
  const inner =
    isRecord(tree) && isRecord(tree.kwargs) ? { value: tree.kwargs, at: '/kwargs' } : { value: tree, at: '' };
  const { value, at } = isList(tree) ? inner : pick(inner.value, inner.at, 'messages', 'generations');
  if (!isList(value) || !anyOf(value, (item) => (isList(item) ? item : [item]).some(langchain.recognises)))
    return null;
  const messages = value.flatMap((item, index): Message[] =>
    isList(item)
      ? item.map((one, place) => ({ value: one, at: step(step(at, index), place) }))
      : [{ value: item, at: step(at, index) }],
  );
  return messages;
}

/** A message's role and words, whichever way it was written down. */
function plain(message: Json): { role: string | null; content: string | null; id: string | null } {
  const inner = pick(message, '', 'kwargs', 'data').value ?? message;
  const path = pick(message, '', 'id').value;
  const type = textOf(pick(inner, '', 'type', 'role').value) ?? textOf(pick(message, '', 'type').value);
  const role = isList(path) ? textOf(path.at(-1)) : type;
  const isUser = role === 'human' || role === 'HumanMessage' || role === 'user';
  return { role: isUser ? 'user' : role, content: wordsOf(inner), id: textOf(pick(inner, '', 'id').value) };
}

const isByModel = (role: string | null): boolean =>
  role === null || /^(?:ai|assistant|model|ChatGeneration)/i.test(role);
