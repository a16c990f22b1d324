import type { Asked } from '../asked';
import type { Opened } from '../open';
import type { Hit } from '../search';
import { answers } from './answerable';
import { within } from './budget';
import { candidatesOf } from './candidates';
import { coverageOf } from './coverage';
import type { Composed } from './model';
import { passagesOf } from './passages';
import { phrases } from './phrases';
import { pick } from './pick';
import { questionLanguage } from './question-language';
import { render } from './render';
import { revisionOf } from './revision';

/**
 * Composes an answer from retrieved chunks, without a language model: it picks the sentences, list items and table rows
 * that answer the question, says each once, and puts them into readable Markdown. Where documents contradict each other,
 * the one in force comes first and the other is quoted after it. When nothing answers, it says so and quotes nothing.
 *
 * @param limit tokens, counted as `tokensIn` does; null: no limit
 */
export function compose(opened: Opened, asked: Asked, hits: readonly Hit[], limit: number | null): Composed {
  const words = phrases[questionLanguage(asked.text)];
  const revisions = opened.documents.map(revisionOf);
  const covered = coverageOf(opened, asked);
  const candidates = candidatesOf(opened, asked, hits, revisions, covered);
  if (!answers(opened, asked, hits, candidates)) {
    const refusal = within([{ text: words.noAnswer, quotes: [] }], limit);
    return { ...refusal, answered: false };
  }
  const passages = passagesOf(opened, pick(candidates, revisions, covered), candidates);
  const blocks = render(passages, { opened, candidates, revisions, phrases: words });
  return { ...within(blocks, limit), answered: true };
}
