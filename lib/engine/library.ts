import { type Asked, askedTexts, askedWith, type Dense, type Opened, open } from '../retrieval';
import { type Corpus, readCorpora } from './corpora';
import { keptVectors, makeVectors } from './corpus-vectors';
import type { Embedder } from './embedder';

/** The corpora of a directory, split and indexed once, on first use. */
export type Library = {
  corpora(): Promise<readonly Corpus[]>;
  /** null when there is no corpus with this id. */
  open(id: string): Promise<Opened | null>;
  /** The question with its vectors; without them where the corpus has none (yet), so that the words decide alone. */
  ask(opened: Opened, question: string): Promise<Asked>;
};

export type LibrarySettings = {
  corporaDirectory: string;
  indexDirectory: string;
  embedder: Embedder;
  warn(error: unknown, message: string): void;
};

/** Both halves of a run ask for the same question's vector; a few are kept. */
const rememberedQuestions = 64;

/**
 * Vectors come from the index directory. When they are missing there they are made in the background, and until then
 * the words decide alone: a first question isn't kept waiting for a minute. Only English corpora have vectors, because
 * the sentence model knows no other language.
 */
export function openLibrary({ corporaDirectory, indexDirectory, embedder, warn }: LibrarySettings): Library {
  let reading: Promise<Corpus[]> | null = null;
  const opened = new Map<string, Promise<Opened>>();
  const questions = new Map<string, Promise<Dense[]>>();
  const corpora = () => {
    reading ??= readCorpora(corporaDirectory).catch((error) => {
      // Kept, a failure would outlive its cause: too many open files, or a folder that is being replaced.
      reading = null;
      throw error;
    });
    return reading;
  };

  const openCorpus = async (corpus: Corpus): Promise<Opened> => {
    const words = open(corpus.documents, corpus.language);
    if (corpus.language !== 'en') return words;
    const kept = await keptVectors(words, embedder, indexDirectory);
    if (kept !== null) return { ...words, vectors: kept };
    makeVectors(words, embedder, indexDirectory)
      .then((vectors) => opened.set(corpus.id, Promise.resolve({ ...words, vectors })))
      .catch((error) => warn(error, 'the vectors could not be made; the words decide alone'));
    return words;
  };

  return {
    corpora,
    async open(id) {
      const corpus = (await corpora()).find((each) => each.id === id);
      if (corpus === undefined) return null;
      const known = opened.get(id);
      if (known !== undefined) return known;
      const opening = openCorpus(corpus).catch((error) => {
        opened.delete(id);
        throw error;
      });
      opened.set(id, opening);
      return opening;
    },
    async ask({ vectors }, question) {
      if (vectors === null || question.trim() === '') return askedWith(question, null);
      const known = questions.get(question) ?? embedder.embed(askedTexts(question));
      questions.delete(question);
      questions.set(question, known);
      for (const oldest of questions.keys()) {
        if (questions.size <= rememberedQuestions) break;
        questions.delete(oldest);
      }
      try {
        return askedWith(question, await known);
      } catch (error) {
        questions.delete(question);
        warn(error, 'the sentence model failed; the words decide alone');
        return askedWith(question, null);
      }
    },
  };
}
