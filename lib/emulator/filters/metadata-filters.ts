import type { Metadata, MetadataValue } from '../../engine/metadata';
import { given, invalidField, type Tried } from '../api-error';
import { limits, ofLength } from '../limits';
import type { MetadataFilter } from '../schemas/gemini/query';

/** What has to hold of a document and of a chunk. */
export type MetadataTest = {
  document(metadata: Metadata): boolean;
  chunk(metadata: Metadata): boolean;
};

type Condition = MetadataFilter['conditions'][number];
type Level = 'document' | 'chunk';
type Checked = { level: Level; key: string; conditions: readonly Condition[] };

/**
 * Checks the filters of `corpora.query` and `documents.query`. Filters are joined by AND, the conditions of one by OR. An
 * operator or value that doesn't suit the kind of what is stored matches nothing, and is no error; nor is an unknown key.
 *
 * @param levels where keys may point; `documents.query` allows chunks only
 * @param field where they were sent, as a proto path
 */
export function metadataTest(
  filters: readonly MetadataFilter[],
  levels: readonly Level[],
  field: string,
): Tried<MetadataTest> {
  const conditions = filters.reduce((sum, filter) => sum + filter.conditions.length, 0);
  if (Math.max(conditions, filters.length) > limits.conditions)
    return invalidField(
      field,
      `At most ${limits.conditions} conditions are supported, and ${Math.max(conditions, filters.length)} were sent.`,
    );
  const checked: Checked[] = [];
  for (const [index, filter] of filters.entries()) {
    const at = `${field}[${index}]`;
    const key = ofLength(filter.key ?? '', limits.filterTextCharacters, `${at}.key`);
    if (!key.ok) return key;
    const read = readKey(filter.key ?? '', levels);
    if (read === null)
      return invalidField(
        `${at}.key`,
        `The key ${JSON.stringify(filter.key ?? '')} is not ${levels.map((level) => `${level}.custom_metadata.{key}`).join(' or ')}.`,
      );
    if (filter.conditions.length === 0)
      return invalidField(`${at}.conditions`, 'A metadata filter needs at least one condition.');
    const wrong = filter.conditions.findIndex((condition) => problem(condition) !== null);
    const condition = filter.conditions[wrong];
    if (condition !== undefined) return invalidField(`${at}.conditions[${wrong}]`, problem(condition) ?? '');
    for (const [number, { stringValue }] of filter.conditions.entries()) {
      const value = ofLength(
        stringValue ?? '',
        limits.filterTextCharacters,
        `${at}.conditions[${number}].string_value`,
      );
      if (!value.ok) return value;
    }
    checked.push({ ...read, conditions: filter.conditions });
  }
  const test = (level: Level) => (metadata: Metadata) =>
    checked.every(
      (filter) =>
        filter.level !== level || filter.conditions.some((each) => holds(metadata.get(filter.key), each)),
    );
  return given({ document: test('document'), chunk: test('chunk') });
}

function readKey(key: string, levels: readonly Level[]): { level: Level; key: string } | null {
  const level = levels.find((each) => key.startsWith(`${each}.custom_metadata.`));
  const bare = level === undefined ? '' : key.slice(`${level}.custom_metadata.`.length);
  return level === undefined || bare === '' ? null : { level, key: bare };
}

function problem({ stringValue, numericValue, operation }: Condition): string | null {
  if (stringValue === null && numericValue === null)
    return 'A condition needs a stringValue or a numericValue.';
  return operation === null || operation === 'OPERATOR_UNSPECIFIED' || typeof operation === 'number'
    ? 'A condition needs an operation.'
    : null;
}

function holds(stored: MetadataValue | undefined, condition: Condition): boolean {
  const { stringValue, numericValue, operation } = condition;
  if (typeof stored === 'number') return numericValue !== null && compares(stored, operation, numericValue);
  if (stringValue === null || stored === undefined) return false;
  if (typeof stored === 'string')
    return operation === 'EQUAL'
      ? stored === stringValue
      : operation === 'NOT_EQUAL' && stored !== stringValue;
  return operation === 'INCLUDES'
    ? stored.includes(stringValue)
    : operation === 'EXCLUDES' && !stored.includes(stringValue);
}

function compares(stored: number, operation: Condition['operation'], value: number): boolean {
  if (operation === 'LESS') return stored < value;
  if (operation === 'LESS_EQUAL') return stored <= value;
  if (operation === 'EQUAL') return stored === value;
  if (operation === 'GREATER_EQUAL') return stored >= value;
  if (operation === 'GREATER') return stored > value;
  return operation === 'NOT_EQUAL' && stored !== value;
}
