import type { Json } from '../model';
import { corporaQuery } from './corpora-query';
import { errorBody } from './error-body';
import type { Format } from './format';
import { generateAnswer } from './generate-answer';
import { generateContent } from './generate-content';
import { retrieveContexts } from './retrieve-contexts';

/** Every shape that is read, in the order they are tried. A new one is a file beside these and a line here. */
const formats: readonly Format[] = [
  generateContent,
  generateAnswer,
  retrieveContexts,
  corporaQuery,
  errorBody,
];

export const formatOf = (tree: Json): Format | undefined => formats.find((format) => format.recognises(tree));
