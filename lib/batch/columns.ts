import type { Row } from './row';

/** What a table is sorted by: text, a number, or null where there is nothing, which always comes last. */
export type Value = string | number | null;

export type ColumnId =
  | 'name'
  | 'question'
  | 'answer'
  | 'coverage'
  | 'segments'
  | 'lowest'
  | 'diagnostics'
  | 'format';

export type Column = { id: ColumnId; label: string; value(row: Row): Value };

/** One error outweighs any number of warnings, and so on down. */
const RANK = 1e6;

/** The columns, in the order they are shown. */
export const columns: readonly Column[] = [
  { id: 'name', label: 'Name', value: (row) => row.key ?? placeOf(row) },
  { id: 'question', label: 'Question', value: ({ question }) => question },
  { id: 'answer', label: 'Answer', value: ({ answer, failure }) => answer ?? failure?.message ?? null },
  { id: 'coverage', label: 'Coverage', value: ({ coverage }) => coverage },
  { id: 'segments', label: 'Segments', value: ({ segments, answer }) => (answer === null ? null : segments) },
  { id: 'lowest', label: 'Lowest confidence', value: ({ lowest }) => lowest },
  {
    id: 'diagnostics',
    label: 'Diagnostics',
    value: ({ diagnostics: { error, warning, info }, failure }) =>
      failure ? RANK * RANK * RANK : (error * RANK + warning) * RANK + info,
  },
  { id: 'format', label: 'Format', value: ({ format }) => format },
];

/** Where a row stands, in words: the file, and the line in it. */
export const placeOf = ({ name, line }: Pick<Row, 'name' | 'line'>): string =>
  line === null ? name : `${name}:${line}`;
