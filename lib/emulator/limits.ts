import { given, invalidField, type Tried } from './api-error';

/**
 * What the emulator takes in one request, beside the size of its body (`request-body.ts`). The services tell no exact
 * numbers for these; their embedding models read 2,048 tokens of a query, which these many characters are in English.
 */
export const limits = {
  /** Characters of a question that is searched for; the workbench takes as many. */
  questionCharacters: 8000,
  /** Characters of a filter expression. */
  expressionCharacters: 8000,
  /** Conditions of all metadata filters of a request together. */
  conditions: 200,
  /** Characters of a filter's key, and of a condition's text. */
  filterTextCharacters: 1000,
  /** Names of files that a search is restricted to. */
  files: 1000,
  /** Characters of a field mask, and messages within messages. */
  maskCharacters: 8000,
  maskDepth: 50,
};

/** 400 for a text that is too long, by its field. Characters are UTF-16 units, as JavaScript counts them. */
export const ofLength = (text: string, most: number, field: string): Tried<string> =>
  text.length > most
    ? invalidField(field, `${field} has ${text.length} characters; it may have at most ${most}.`)
    : given(text);
