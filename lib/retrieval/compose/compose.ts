import type { Asked } from '../asked';
import type { Opened } from '../open';
import type { Hit } from '../search';
import { answerability } from './answerable';
import { within } from './budget';
import { candidatesOf } from './candidates';
import { coverageOf } from './coverage';
import { lookedUp } from './entry';
import { expectedBy } from './expected';
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
  const expected = expectedBy(asked.text, opened.language);
  const lookup = lookedUp(asked, opened.language);
  const question = { opened, asked, covered, expected, lookup };
  const candidates = candidatesOf(question, hits, revisions);
  const picked = pick(candidates, revisions, covered);
  const answerable = answerability(picked[0]?.candidate, question, hits);
  if (answerable < 0.5) {
    const refusal = within([{ text: words.noAnswer, quotes: [] }], limit);
    return { ...refusal, answered: false, answerable };
  }
  const passages = passagesOf(opened, picked, candidates, expected?.kind === 'steps');
  const blocks = render(passages, { opened, candidates, revisions, phrases: words });
  return { ...within(blocks, limit), answered: true, answerable };
}
