import type { Explanations } from './explanation';

/** The evidence itself. */
export const chunks: Explanations = {
  'chunk/unread': {
    title: 'A slot of the chunk list can’t be read',
    cause: 'The slot is empty or of a kind that is not known here, perhaps a newer one.',
    effect: 'It keeps its place, since supports count slots, and is shown as unread.',
    fix: 'Look at it in the raw body. Code that skips such slots pairs every later support with the wrong chunk.',
  },
  'chunk/no-text': {
    title: 'A chunk came without its words',
    cause:
      'Web and Maps results carry an address and a title only; a writer may also have dropped the text of retrieved ones.',
    effect: 'The card has no passage, so the very place in the evidence can’t be shown.',
    fix: 'Follow the address. For retrieved chunks, open the body that the service sent: it has retrievedContext.text.',
  },
  'chunk/duplicate': {
    title: 'Two chunks have the same text',
    cause:
      'The corpus holds the passage twice (a document imported twice, overlapping splits), or a merge appended a list twice.',
    effect: 'Two citations of the same words look like two sources and are one.',
    fix: 'Remove the double document from the corpus, or merge streams by what was sent before.',
  },
  'chunk/never-cited': {
    title: 'A chunk is cited by nothing',
    cause: 'It was retrieved and given to the model, and no support names it.',
    effect: 'Its card stands below the cited ones. It counts against “chunks cited”.',
    fix: 'Usually nothing. When most chunks are never cited, lower topK or tighten the threshold.',
  },
  'chunk/unsafe-uri': {
    title: 'An address isn’t safe to follow',
    cause: 'It could run code, open another program, or lead elsewhere than it seems to.',
    effect: 'It is shown as text and is no link.',
    fix: 'Find out how it got into the corpus; let no reader of yours make a link of it.',
  },
  'text/hidden-characters': {
    title: 'A text holds characters that don’t show',
    cause:
      'It may read otherwise than it is written: zero width spaces, marks that turn the order round, tags.',
    effect: 'A small mark stands wherever one is. They count in offsets like any other.',
    fix: 'Clean documents before import. A stray zero width space is mostly left over from a web page; be wary of characters that turn text round or spell something.',
  },
};
