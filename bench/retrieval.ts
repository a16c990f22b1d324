// `npm run bench -- retrieval`: how well the embedded engine finds and refuses, beside BM25 alone (minisearch) over the
// same chunks in the same run. A question counts as hit when a chunk of a document that answers it is retrieved. What the
// engine's answers say is measured by the short texts that a right one holds (`answer-quality.ts`).
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { type Corpus, readCorpora } from '../lib/engine/corpora';
import { makeVectors } from '../lib/engine/corpus-vectors';
import { type Embedder, sentenceEmbedder } from '../lib/engine/embedder';
import { askedTexts, askedWith, type Composed, compose, type Opened, open, search } from '../lib/retrieval';
import { holds, qualityOf } from './answer-quality';
import { kinds, type Question, readQuestions } from './questions';
import { type Ranked, rankingOf, refusedShare } from './ranking';
import type { Figure, Section } from './section';

const root = fileURLToPath(new URL('..', import.meta.url));
const topK = 10;

/** `composed` is null where a method only ranks. */
type Method = { name: string; ask(question: Question): Promise<Ranked & { composed: Composed | null }> };

const firstOf = (documents: readonly string[], found: readonly (string | undefined)[]) => {
  const at = found.findIndex((name) => name !== undefined && documents.includes(name));
  return at < 0 ? null : at + 1;
};

const nameOf = (opened: Opened, chunk: number) =>
  opened.documents[opened.chunks[chunk]?.document ?? -1]?.name;

function engine(opened: Opened, embedder: Embedder): Method {
  return {
    name: 'engine',
    async ask({ question, documents }) {
      const vectors = opened.vectors === null ? null : await embedder.embed(askedTexts(question));
      const asked = askedWith(question, vectors);
      const found = search(opened, asked, { topK });
      const hits = found.ok ? found.value : [];
      const names = hits.map((hit) => nameOf(opened, hit.chunk.index));
      const composed = compose(opened, asked, hits, null);
      return { rank: firstOf(documents, names), refused: !composed.answered, composed };
    },
  };
}

/** BM25 as it comes: it refuses only what shares no word with any chunk. */
function wordsAlone(opened: Opened): Method {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll(
    opened.chunks.map((chunk) => ({ id: chunk.index, text: `${chunk.headings.join('\n')}\n${chunk.text}` })),
  );
  return {
    name: 'BM25 alone',
    async ask({ question, documents }) {
      const found = index.search(question).slice(0, topK);
      return {
        rank: firstOf(
          documents,
          found.map(({ id }) => nameOf(opened, Number(id))),
        ),
        refused: found.length === 0,
        composed: null,
      };
    },
  };
}

/** A text that no answering document holds could never be said. */
function checkSays(opened: Opened, questions: readonly Question[]): void {
  for (const { id, documents, says } of questions) {
    const texts = opened.documents.filter(({ name }) => documents.includes(name)).map(({ text }) => text);
    const lost = says.find((said) => !texts.some((text) => holds(text, said)));
    if (lost !== undefined) throw new Error(`Question ${id}: its documents don't say "${lost}".`);
  }
}

async function measureCorpus(
  corpus: Corpus,
  questions: readonly Question[],
  embedder: Embedder,
): Promise<Figure[]> {
  const words = open(corpus.documents, corpus.language);
  checkSays(words, questions);
  const vectors =
    corpus.language === 'en' ? await makeVectors(words, embedder, path.join(root, '.cache', 'index')) : null;
  const opened = { ...words, vectors };
  const figures: Figure[] = [];
  for (const method of [engine(opened, embedder), wordsAlone(opened)]) {
    const answers: { question: Question; ranked: Awaited<ReturnType<Method['ask']>> }[] = [];
    for (const question of questions) answers.push({ question, ranked: await method.ask(question) });
    const label = `${corpus.id}, ${method.name}`;
    const figuresOf = (name: string, wanted: (question: Question) => boolean) => {
      const of = answers.filter(({ question }) => wanted(question));
      if (of.length === 0) return;
      figures.push({
        what: `${label}, ${name} (${of.length})`,
        value: rankingOf(of.map(({ ranked }) => ranked)),
      });
      const composed = of.flatMap(({ question: { says }, ranked: { composed } }) =>
        composed === null ? [] : [{ says, composed }],
      );
      if (composed.length > 0)
        figures.push({ what: `${label}, ${name}, answers`, value: qualityOf(composed) });
    };
    for (const kind of kinds)
      if (kind !== 'unanswerable') figuresOf(kind, (question) => question.kind === kind);
    figuresOf('all answerable', ({ kind }) => kind !== 'unanswerable');
    const refused = (answerable: boolean) =>
      refusedShare(
        answers
          .filter(({ question }) => (question.kind !== 'unanswerable') === answerable)
          .map(({ ranked }) => ranked),
      );
    figures.push({ what: `${label}, unanswerable questions refused`, value: refused(false) });
    figures.push({ what: `${label}, answerable questions refused`, value: refused(true) });
  }
  return figures;
}

async function measure(): Promise<Figure[]> {
  const questions = await readQuestions();
  const embedder = sentenceEmbedder();
  const figures: Figure[] = [];
  for (const corpus of await readCorpora(path.join(root, 'lib', 'corpora'))) {
    const asked = questions.filter((question) => question.corpus === corpus.id);
    if (asked.length > 0) figures.push(...(await measureCorpus(corpus, asked, embedder)));
  }
  return figures;
}

export const retrieval: Section = {
  name: 'retrieval',
  title: 'Retrieval and refusal, bundled corpora',
  measure,
};

/** Prints the figures; for running this file alone. */
async function retrievalBench(): Promise<void> {
  for (const { what, value } of await measure()) console.log(`  ${what}: ${value}`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await retrievalBench();
