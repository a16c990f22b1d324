import { enumeration, float, int32, message, repeated, string, type ValueOf } from '../../../proto-json';
import { nameOf } from './name';

const condition = message(
  nameOf('Condition'),
  {
    stringValue: string,
    numericValue: float,
    operation: enumeration(nameOf('Condition.Operator'), {
      OPERATOR_UNSPECIFIED: 0,
      LESS: 1,
      LESS_EQUAL: 2,
      EQUAL: 3,
      GREATER_EQUAL: 4,
      GREATER: 5,
      NOT_EQUAL: 6,
      INCLUDES: 7,
      EXCLUDES: 8,
    }),
  },
  { value: ['stringValue', 'numericValue'] },
);

export const metadataFilter = message(nameOf('MetadataFilter'), {
  key: string,
  conditions: repeated(condition),
});

export type MetadataFilter = NonNullable<ValueOf<typeof metadataFilter>>;

const fields = {
  name: string,
  query: string,
  metadataFilters: repeated(metadataFilter),
  resultsCount: int32,
};

export const queryCorpusRequest = message(nameOf('QueryCorpusRequest'), fields);

export const queryDocumentRequest = message(nameOf('QueryDocumentRequest'), fields);
