import { type Composed, compose, type Hit } from '../../retrieval';
import { invalidField } from '../api-error';
import { questionIn } from '../question';
import { post, type Route, replyWith } from '../route';
import { generateAnswerRequest } from '../schemas/gemini/generate';
import { type AnswerSources, inlineSources, retrievedSources } from './answer-sources';
import { styled } from './answer-style';

/**
 * `GenerativeService.GenerateAnswer`: an answer over passages sent along, or over a corpus. Attributions name the chunks
 * that the answer quotes, the strongest first; `answerableProbability` is the engine's own.
 */
export const generateAnswer: Route = post(
  'v1beta',
  'models/{model}:generateAnswer',
  generateAnswerRequest,
  async ({ engine, signal, request }) => {
    const { answerStyle, inlinePassages, semanticRetriever, temperature } = request;
    const question = questionIn(request.contents);
    if (!question.ok) return question;
    if (answerStyle !== 'ABSTRACTIVE' && answerStyle !== 'EXTRACTIVE' && answerStyle !== 'VERBOSE')
      return invalidField('answer_style', 'An answer style is required: ABSTRACTIVE, EXTRACTIVE or VERBOSE.');
    if (temperature !== null && !(temperature >= 0 && temperature <= 1))
      return invalidField('temperature', `temperature is ${temperature}, outside 0..1.`);
    const sources =
      inlinePassages !== null
        ? inlineSources(inlinePassages, question.value)
        : semanticRetriever !== null
          ? await retrievedSources(semanticRetriever, question.value, engine, signal)
          : invalidField('grounding_source', 'Inline passages or a semantic retriever are required.');
    if (!sources.ok) return sources;
    const { opened, asked, hits } = sources.value.found;
    const composed = compose(opened, asked, hits, null);
    const blocks = styled(composed, answerStyle);
    const attributions = attributionsOf(blocks, sources.value);
    return replyWith({
      answer: {
        content: {
          parts: [
            {
              text: blocks
                .map(({ text }) => text)
                .join('')
                .trim(),
            },
          ],
          role: 'model',
        },
        finishReason: 'STOP',
        ...(attributions.length === 0 ? {} : { groundingAttributions: attributions }),
      },
      answerableProbability: composed.answerable,
    });
  },
);

function attributionsOf(blocks: readonly Composed['blocks'][number][], sources: AnswerSources) {
  const cited = new Set(
    blocks.flatMap(({ quotes }) => quotes.flatMap((quote) => quote.sources.map(({ hit }) => hit))),
  );
  const { hits } = sources.found;
  return [...cited].flatMap((index) => {
    const hit: Hit | undefined = hits[index];
    return hit === undefined
      ? []
      : [{ sourceId: sources.sourceId(hit), content: { parts: [{ text: hit.chunk.text }] } }];
  });
}
