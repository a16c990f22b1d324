import { documentMetadata } from '../../engine/metadata';
import type { SearchSettings } from '../../retrieval';
import { given, invalidField, type Tried } from '../api-error';
import type { Shelf } from '../engine';
import { limits, ofLength } from '../limits';
import { readExpression } from './filter-expression';

/**
 * The search setting for a filter expression over the documents of a corpus; an empty one admits all.
 *
 * @param field where it was sent, as a proto path
 */
export function documentFilter(
  { corpus, opened }: Shelf,
  expression: string | null | undefined,
  field: string,
): Tried<Pick<SearchSettings, 'admits'>> {
  if (!expression) return given({});
  const bounded = ofLength(expression, limits.expressionCharacters, field);
  if (!bounded.ok) return bounded;
  const read = readExpression(expression);
  if (!read.ok) return invalidField(field, `Invalid metadata filter: ${read.why}`);
  const fitting = opened.documents.map((_, index) => read.test(documentMetadata(corpus, opened, index)));
  return given({ admits: (chunk) => fitting[chunk.document] === true });
}
