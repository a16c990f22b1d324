import { createParser } from 'nuqs';
import type { MetadataCondition, MetadataFilter } from '@/lib/target';

/** A filter as the form holds it: the level apart from the key, so that an unfinished key keeps its level. */
export type FilterForm = { level: 'document' | 'chunk'; key: string; conditions: MetadataCondition[] };

export type Operation = MetadataCondition['operation'];

/** The operators, each with the types of value that the service compares by it. */
export const operations: readonly {
  operation: Operation;
  words: string;
  takes: 'number' | 'text' | 'both';
}[] = [
  { operation: 'EQUAL', words: 'is', takes: 'both' },
  { operation: 'NOT_EQUAL', words: 'is not', takes: 'both' },
  { operation: 'LESS', words: '<', takes: 'number' },
  { operation: 'LESS_EQUAL', words: '≤', takes: 'number' },
  { operation: 'GREATER', words: '>', takes: 'number' },
  { operation: 'GREATER_EQUAL', words: '≥', takes: 'number' },
  { operation: 'INCLUDES', words: 'list includes', takes: 'text' },
  { operation: 'EXCLUDES', words: 'list excludes', takes: 'text' },
];

/** A condition with another operator; a value of a type that the operator doesn't compare begins anew. */
export function withOperation(operation: Operation, value: string | number): MetadataCondition {
  switch (operation) {
    case 'EQUAL':
    case 'NOT_EQUAL':
      return { operation, value };
    case 'INCLUDES':
    case 'EXCLUDES':
      return { operation, value: typeof value === 'string' ? value : String(value) };
    default:
      return { operation, value: typeof value === 'number' ? value : Number(value) || 0 };
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
  const { operation, value } = read;
  const known = operations.find((one) => one.operation === operation);
  return known && (typeof value === 'string' || typeof value === 'number')
    ? [withOperation(known.operation, value)]
    : [];
}
