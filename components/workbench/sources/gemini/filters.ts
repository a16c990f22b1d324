import { createParser } from 'nuqs';
import type { MetadataCondition, MetadataFilter } from '@/lib/target';

/** A filter as the form holds it: the level apart from the key, so that an unfinished key keeps its level. */
export type FilterForm = { level: 'document' | 'chunk'; key: string; conditions: MetadataCondition[] };

export type Operation = MetadataCondition['operation'];

/** What a condition can compare: an operator with the type of value that the service compares by it. */
export const comparisons: readonly { operation: Operation; type: 'text' | 'number'; words: string }[] = [
  { operation: 'EQUAL', type: 'text', words: 'is (text)' },
  { operation: 'EQUAL', type: 'number', words: '= (number)' },
  { operation: 'NOT_EQUAL', type: 'text', words: 'is not (text)' },
  { operation: 'NOT_EQUAL', type: 'number', words: '≠ (number)' },
  { operation: 'LESS', type: 'number', words: '<' },
  { operation: 'LESS_EQUAL', type: 'number', words: '≤' },
  { operation: 'GREATER', type: 'number', words: '>' },
  { operation: 'GREATER_EQUAL', type: 'number', words: '≥' },
  { operation: 'INCLUDES', type: 'text', words: 'list includes' },
  { operation: 'EXCLUDES', type: 'text', words: 'list excludes' },
];

export const typeOf = ({ value }: MetadataCondition) => (typeof value === 'number' ? 'number' : 'text');

/** A number that isn't given yet is NaN, a text empty: the form keeps them, and neither is ever sent. */
const numberOf = (value: string | number): number =>
  typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);

const textOf = (value: string | number): string => (Number.isNaN(value) ? '' : String(value));

/** A value as another type, as far as it has a meaning there. */
export const valueAs = (type: 'text' | 'number', value: string | number): string | number =>
  type === 'number' ? numberOf(value) : textOf(value);

/** A condition like another, with its value still to be given. */
export const unfinished = ({ operation, value }: MetadataCondition): MetadataCondition =>
  withOperation(operation, typeof value === 'number' ? Number.NaN : '');

/** A condition with another operator; a value of a type that the operator doesn't compare begins anew. */
export function withOperation(operation: Operation, value: string | number): MetadataCondition {
  switch (operation) {
    case 'EQUAL':
    case 'NOT_EQUAL':
      return { operation, value };
    case 'INCLUDES':
    case 'EXCLUDES':
      return { operation, value: textOf(value) };
    default:
      return { operation, value: numberOf(value) };
  }
}

export const filtersOf = (filters: readonly FilterForm[]): MetadataFilter[] =>
  filters.map(({ level, key, conditions }) => ({
    key: `${level}.custom_metadata.${key.trim()}`,
    conditions,
  }));

/** As JSON in the address; what has another shape there is left out. */
export const parseAsFilters = createParser<FilterForm[]>({
  parse(text) {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.flatMap(filterIn) : null;
  },
  serialize: (filters) => JSON.stringify(filters),
  eq: (one, other) => JSON.stringify(one) === JSON.stringify(other),
});

function filterIn(read: unknown): FilterForm[] {
  if (typeof read !== 'object' || read === null) return [];
  if (!('level' in read && 'key' in read && 'conditions' in read)) return [];
  const { level, key, conditions } = read;
  if ((level !== 'document' && level !== 'chunk') || typeof key !== 'string' || !Array.isArray(conditions))
    return [];
  return [{ level, key, conditions: conditions.flatMap(conditionIn) }];
}

function conditionIn(read: unknown): MetadataCondition[] {
  if (typeof read !== 'object' || read === null || !('operation' in read && 'value' in read)) return [];
  const { operation } = read;
  // JSON has no NaN: it writes null.
  const value = read.value === null ? Number.NaN : read.value;
  const known = comparisons.find((one) => one.operation === operation);
  return known && (typeof value === 'string' || typeof value === 'number')
    ? [withOperation(known.operation, value)]
    : [];
}
