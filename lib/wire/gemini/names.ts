import type { Checked } from '../model';
import { faulty, quoted, word } from '../segments';

/** The service's rule: at most 40 lower-case letters, digits and dashes, no dash at either end. */
const id = '[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?';
const idRule = 'an id is at most 40 lower-case letters, digits and dashes, with no dash at either end';

const corpusName = new RegExp(`^corpora/${id}$`);
const documentName = new RegExp(`^(corpora/${id})/documents/${id}$`);
export const chunkName = new RegExp(`^corpora/${id}/documents/${id}/chunks/${id}$`);
const storeName = /^fileSearchStores\/[a-z0-9](?:[a-z0-9-]{0,126}[a-z0-9])?$/;
const model = new RegExp(`^(?:models/)?(${word})$`);
const tunedModel = new RegExp(`^tunedModels/${word}$`);

const named = (fits: boolean, name: string, field: string, why: string): Checked<string> =>
  fits ? { ok: true, value: name } : faulty(field, `${quoted(name)} ${why}`);

export const readCorpus = (name: string, field: string): Checked<string> =>
  named(
    corpusName.test(name),
    name,
    field,
    `is no name of a corpus; it must read corpora/ID, and ${idRule}.`,
  );

export const readDocument = (name: string, corpus: string, field: string): Checked<string> => {
  const own = documentName.exec(name)?.[1];
  const why =
    own === undefined
      ? `is no name of a document; it must read ${corpus}/documents/ID, and ${idRule}.`
      : `lies in another corpus than the one chosen, ${corpus}.`;
  return named(own === corpus, name, field, why);
};

export const readStore = (name: string, field: string): Checked<string> =>
  named(storeName.test(name), name, field, 'is no File Search store; it must read fileSearchStores/ID.');

/** `models/M`; a bare id gets the prefix. */
export function readModel(name: string, field: string): Checked<string> {
  if (name.trim() === '') return faulty(field, 'No model is named.');
  const bare = model.exec(name)?.[1];
  return bare === undefined
    ? faulty(field, `${quoted(name)} is no model; write an id such as gemini-3.5-flash, or models/ID.`)
    : { ok: true, value: `models/${bare}` };
}

/** As {@link readModel}, or `tunedModels/M`, which only `generateContent` takes. */
export const readModelOrTuned = (name: string, field: string): Checked<string> =>
  tunedModel.test(name) ? { ok: true, value: name } : readModel(name, field);
