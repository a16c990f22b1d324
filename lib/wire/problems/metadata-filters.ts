import type { GeminiRetrieval, MetadataCondition, MetadataFilter } from '../../target';
import type { Problem } from '../model';
import { quoted } from '../segments';
import { when } from './rules';

const keyPattern = /^(document|chunk)\.custom_metadata\.([a-z0-9_]*)$/;

/** The greatest number that a 32-bit float holds. */
const greatest = 3.4028234663852886e38;

/** Filters the service refuses, and those to which it gives an empty result without an error. */
export function metadataFilterProblems({ filters, document }: GeminiRetrieval): Problem[] {
  return filters.flatMap((filter, index) => {
    const field = `retrieval.filters.${index}`;
    const before = filters.slice(0, index).filter(({ key }) => key === filter.key);
    return [
      ...keyProblems(filter.key, document !== null, `${field}.key`),
      ...conditionProblems(filter, before, `${field}.conditions`),
    ];
  });
}

function keyProblems(key: string, inDocument: boolean, field: string): Problem[] {
  const [, level, name] = keyPattern.exec(key) ?? [];
  if (level === undefined)
    return [
      {
        field,
        message: `${quoted(key)} must read chunk.custom_metadata.KEY or document.custom_metadata.KEY, with KEY in snake_case (a to z, 0 to 9, _).`,
      },
    ];
  if (name === '') return [{ field, message: 'Name a key.' }];
  return when(
    inDocument && level === 'document',
    field,
    'A query of one document takes no keys of documents; filter by chunk.custom_metadata, or query the corpus.',
  );
}

function conditionProblems({ key, conditions }: MetadataFilter, before: MetadataFilter[], field: string) {
  const first = [...before.flatMap((filter) => filter.conditions), ...conditions][0];
  const kinds = new Set(conditions.map(kindOf));
  return [
    ...when(conditions.length === 0, field, `The filter on ${quoted(key)} has no condition.`),
    ...conditions.flatMap((condition, index) => [
      ...valueProblems(condition, `${field}.${index}`),
      ...when(
        first !== undefined && kindOf(first) !== kindOf(condition),
        `${field}.${index}`,
        `${quoted(key)} is compared with a ${first && kindOf(first)} and with a ${kindOf(condition)}; it holds one of them, and the other comparison finds nothing without an error.`,
      ),
    ]),
    ...when(
      before.length > 0 && [...kinds].some((kind) => kind !== 'number'),
      field,
      `${quoted(key)} is filtered twice, and AND on one key works for numbers only; put the texts into one filter, where they are joined by OR.`,
    ),
  ];
}

const kindOf = ({ operation, value }: MetadataCondition): 'number' | 'text' | 'list of texts' => {
  if (operation === 'INCLUDES' || operation === 'EXCLUDES') return 'list of texts';
  return typeof value === 'number' ? 'number' : 'text';
};

/** The types pair operators with values; what they can't say is that one is given, and that a number fits. */
const valueProblems = ({ value }: MetadataCondition, field: string): Problem[] => [
  ...when(value === '' || Number.isNaN(value), `${field}.value`, 'Give a value.'),
  ...when(
    typeof value === 'number' && Math.abs(value) > greatest,
    `${field}.value`,
    `${value} does not fit the field, a 32-bit float.`,
  ),
];
