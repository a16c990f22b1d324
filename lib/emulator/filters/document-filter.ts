import { documentMetadata } from '../../engine/metadata';
import type { SearchSettings } from '../../retrieval';
import { given, invalidArgument, type Tried } from '../api-error';
import type { Shelf } from '../engine';
import { readExpression } from './filter-expression';

/** The search setting for a filter expression over the documents of a corpus; an empty one admits all. */
export function documentFilter(
  { corpus, opened }: Shelf,
  expression: string | null | undefined,
): Tried<Pick<SearchSettings, 'admits'>> {
  if (!expression) return given({});
  const read = readExpression(expression);
  if (!read.ok) return invalidArgument(`Invalid metadata filter: ${read.why}`);
  const fitting = opened.documents.map((_, index) => read.test(documentMetadata(corpus, opened, index)));
  return given({ admits: (chunk) => fitting[chunk.document] === true });
}
