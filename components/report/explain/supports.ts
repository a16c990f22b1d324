import type { Explanations } from './explanation';

/** Which chunks a support names, and how confidently. */
export const supports: Explanations = {
  'support/dangling-index': {
    title: 'A support names a chunk that wasn’t sent',
    cause:
      'groundingChunkIndices holds a number outside groundingChunks, or something that is no number. Chunks were dropped, filtered or renumbered after the supports were written.',
    effect:
      'The link is kept and shown as missing evidence; its words count as grounded by the chunks that are there.',
    fix: 'Keep groundingChunks whole and in order. To hide a chunk, leave its slot empty instead of taking it out.',
  },
  'support/duplicate-index': {
    title: 'A support names a chunk twice',
    cause: 'groundingChunkIndices holds the same number more than once, as a merge of lists leaves it.',
    effect: 'Both links are shown. Two different confidences for one link contradict each other.',
    fix: 'Merge indices as a set, and keep each score with its index.',
  },
  'support/no-sources': {
    title: 'A support names no chunk',
    cause: 'groundingChunkIndices is empty or was left out.',
    effect: 'Its words are marked, but rest on nothing: read them as not grounded.',
    fix: 'Check whether indices were lost on the way. A list that was never sent is really empty: proto3 leaves out a lone 0, but no 0 in a list.',
  },
  'support/no-segment': {
    title: 'A support marks no words',
    cause: 'It names chunks and no segment, as answers of pictures or sound do.',
    effect: 'It is listed as evidence for the whole answer and paints nothing.',
    fix: 'Nothing, if the answer isn’t text. Else look at what drops segment.',
  },
  'score/count-differs': {
    title: 'Scores and chunks don’t pair up',
    cause:
      'confidenceScores pair with groundingChunkIndices by position, and the two lists aren’t equally long.',
    effect: 'No confidence is shown for these links: any pairing would be a guess.',
    fix: 'Change both lists together, and send all scores or none.',
  },
  'score/out-of-range': {
    title: 'A score lies outside its scale',
    cause:
      'A confidence isn’t a number from 0 to 1, or a context’s score isn’t a finite number: another measure stands in its place.',
    effect: 'A finite number is shown as sent and never clamped; what is no number counts as not sent.',
    fix: 'Don’t put distances or logits into confidenceScores, and don’t compare these with the others.',
  },
  'score/below-cutoff': {
    title: 'A link is weaker than the service sends',
    cause:
      'The service documents that it sends links from 0.6 up; something else made or rescaled this score.',
    effect: 'The link is shown and drawn as weak. A minimum in the toolbar hides it.',
    fix: 'Find the step that changes scores; read the evidence before you rely on the link.',
  },
  'score/absent': {
    title: 'No link carries a confidence',
    cause:
      'The service sent no confidenceScores. Gemini 2.5 and later models send none, and generateAnswer never does.',
    effect: 'Links show “none sent”, which isn’t 0; the minimum in the toolbar has nothing to hide.',
    fix: 'Judge by reading the evidence, or rank it yourself (Check grounding, a ranker). Don’t fill in a number.',
  },
  'score/not-distance': {
    title: 'Scores aren’t cosine distances',
    cause: 'A score lies outside 0 to 2, where every cosine distance lies.',
    effect: 'Scores are shown as sent, without a statement of which end is best.',
    fix: 'Look up the corpus’s distance measure and its vector database before you set a threshold.',
  },
};
