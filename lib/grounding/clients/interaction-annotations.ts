import type { Gathering } from '../formats/gather';
import type { Notes } from '../formats/notes';
import { pick } from '../formats/pick';
import { fieldsOf, schema } from '../formats/read';
import type { Json, Pointer } from '../model';

/** A block of what the model said, with the annotations that count inside its text. */
export type Block = {
  kind: 'text' | 'thought' | 'other';
  text: string;
  at: Pointer;
  annotations: readonly { value: Json; at: Pointer }[];
};

const annotation = schema('Annotation', [
  ...['type', 'startIndex', 'endIndex', 'url', 'title', 'documentUri', 'fileName', 'source', 'pageNumber'],
  ...['mediaId', 'customMetadata', 'name', 'placeId', 'reviewSnippets', 'text'],
]);

/** Each block becomes a part and each annotation a support; annotations of one source share a chunk. */
export function readAnnotations(answer: Gathering, blocks: readonly Block[], notes: Notes): void {
  const sources = new Map<string, number>();
  for (const { kind, text, at, annotations } of blocks) {
    const part = answer.part(partOf(kind, text), at);
    for (const { value, at: place } of annotations) {
      const fields = fieldsOf(value, annotation, place, notes) ?? {};
      const source = chunkOf(value, place);
      const written = JSON.stringify(source);
      const known = sources.get(written);
      const chunk = known ?? answer.chunk(source, place);
      sources.set(written, chunk);
      const segment = {
        partIndex: part,
        startIndex: fields.startIndex ?? null,
        endIndex: fields.endIndex ?? null,
      };
      answer.support({ segment, groundingChunkIndices: [chunk] }, place);
    }
  }
}

const partOf = (kind: Block['kind'], text: string): Json =>
  kind === 'other' ? { functionCall: {} } : kind === 'thought' ? { text, thought: true } : { text };

/** The source in the words that `generateContent` has for it. */
function chunkOf(value: Json, at: Pointer): Json {
  const field = (...names: string[]): Json => pick(value, at, ...names).value ?? null;
  switch (field('type')) {
    case 'file_citation':
      return {
        retrievedContext: {
          uri: field('documentUri', 'source', 'url'),
          title: field('fileName', 'title'),
          text: field('text'),
          pageNumber: field('pageNumber'),
          mediaId: field('mediaId'),
          customMetadata: field('customMetadata'),
        },
      };
    case 'place_citation':
      return { maps: { uri: field('url'), title: field('name', 'title'), placeId: field('placeId') } };
    default:
      return { web: { uri: field('url', 'source'), title: field('title', 'name') } };
  }
}
