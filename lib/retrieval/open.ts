import { indexTerms, type TermIndex } from './index-terms';
import type { Chunk, Language, SourceDocument, Unit } from './model';
import type { Dense } from './score';
import { split } from './split';
import { unitsOf } from './units';
import { vocabularyOf, type Word } from './vocabulary';

/** A corpus ready to be searched. */
export type Opened = {
  language: Language;
  documents: readonly SourceDocument[];
  /** The units of each document. */
  units: readonly (readonly Unit[])[];
  /** All chunks, numbered through. */
  chunks: readonly Chunk[];
  terms: TermIndex;
  /** The English words of the corpus, for finding those of like meaning; empty for other languages. */
  vocabulary: readonly Word[];
  /** null while there are none: then the words alone decide. */
  vectors: Vectors | null;
};

/** Dense vectors of unit length: of each chunk, of each unit that can be quoted, of each word of the vocabulary. */
export type Vectors = {
  chunks: readonly Dense[];
  units: readonly (readonly (Dense | null)[])[];
  words: readonly Dense[];
};

/** Splits and indexes documents. Deterministic; the dense side is added with `assemble`. */
export function open(documents: readonly SourceDocument[], language: Language): Opened {
  const units = documents.map((document) => unitsOf(document.text));
  const chunks: Chunk[] = [];
  for (const [number, document] of documents.entries())
    chunks.push(...split(document.text, units[number] ?? [], number, chunks.length));
  const vocabulary = language === 'en' ? vocabularyOf(chunks) : [];
  return {
    language,
    documents,
    units,
    chunks,
    terms: indexTerms(chunks, language),
    vocabulary,
    vectors: null,
  };
}
