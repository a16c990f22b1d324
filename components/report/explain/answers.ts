import type { Explanations } from './explanation';

/** The answer as a whole, and the retrieval before it. */
export const answers: Explanations = {
  'answer/no-metadata': {
    title: 'The answer came without grounding metadata',
    cause:
      'The request carried no retrieval tool, the model chose not to use it, or something on the way strips fields it doesn’t know.',
    effect: 'Nothing is tied to a source: every sentence is bare.',
    fix: 'Check that the request has a retrieval tool, and log the body as the service sent it. In a stream, keep the last events.',
  },
  'answer/no-text': {
    title: 'The answer shows no text',
    cause: 'It has no parts, or only ones that a reader doesn’t see, such as thoughts and function calls.',
    effect: 'There is nothing to place segments in.',
    fix: 'Look at its parts and finish reason in the raw body; raise maxOutputTokens when thinking used it up.',
  },
  'answer/no-supports': {
    title: 'No support ties words to chunks',
    cause:
      'Grounding metadata came without groundingSupports: the documents don’t hold the answer, it was written without them, or a reader kept the wrong event of a stream.',
    effect: 'Every sentence is bare, whatever chunks came.',
    fix: 'Ask closer to what the documents say; compare with the body the service sent.',
  },
  'answer/no-chunks': {
    title: 'Grounding metadata came without chunks',
    cause: 'Retrieval found nothing that passed, or groundingChunks was dropped on the way.',
    effect: 'There is no evidence to show; supports that came name chunks that aren’t there.',
    fix: 'Look at the retrieval: an empty corpus or a tight threshold leaves nothing to ground on.',
  },
  'answer/blocked': {
    title: 'The answer was blocked',
    cause: 'The prompt or the answer met a safety filter or another limit of the service.',
    effect: 'There is no text, or not all of it; what is missing has no supports either.',
    fix: 'Read the reason given; change the question or the safety settings.',
  },
  'answer/truncated': {
    title: 'The answer stopped before its end',
    cause:
      'The finish reason isn’t STOP, most often the limit of output tokens, of which thinking takes its share.',
    effect: 'Supports for what is missing are missing too, and the last sentence may look bare.',
    fix: 'Raise maxOutputTokens, or lower the thinking budget.',
  },
  'answer/other-candidates': {
    title: 'There are more candidates',
    cause: 'The request asked for several (candidateCount), and one is shown.',
    effect: 'The others count nowhere here.',
    fix: 'Look at them in the raw body, or ask for one.',
  },
  'answer/no-candidates': {
    title: 'The response holds no answer',
    cause: 'No candidate came, and nothing says that something was blocked.',
    effect: 'There is nothing to show but what else the response holds.',
    fix: 'Look at the raw body, and ask the model again.',
  },
  'answer/maybe-unanswerable': {
    title: 'The model doubts its answer',
    cause: 'answerableProbability is low: the passages probably don’t hold the answer.',
    effect: 'The answer is shown as sent.',
    fix: 'Read the passages before you trust it; the documentation suggests to say that no answer was found.',
  },
  'answer/corroboration': {
    title: 'One score for the whole text',
    cause:
      'The service was asked how well facts bear out a text, and gave a corroboration score for all of it.',
    effect: 'It is told here and is no confidence of any link.',
    fix: 'Look at the claims to see which stretch rests on which fact.',
  },
  'retrieval/empty': {
    title: 'Retrieval came back with nothing',
    cause: 'No context met the question and the threshold; the services then send an empty object.',
    effect: 'There are no contexts to rank, and nothing for the answer to rest on.',
    fix: 'Loosen the threshold, check corpus and region, and whether its files have finished importing.',
  },
  'retrieval/not-used': {
    title: 'A context was retrieved and not used',
    cause:
      'No chunk of the answer has its text: the model cited others, or the answer’s own retrieval saw other passages.',
    effect: 'Its row in Retrieval says “not used”.',
    fix: 'Usually nothing. Compare the ranks of what was used before you change topK.',
  },
  'retrieval/not-retrieved': {
    title: 'A chunk was not among the contexts',
    cause: 'It equals no retrieved context, so the two calls saw different passages.',
    effect: 'The chunk has no score or rank, since retrieval didn’t give it one.',
    fix: 'Ask both calls with the same corpus, topK, threshold and ranker.',
  },
};
