import { diagnostic, type Rule } from './rule';

/** No confidence anywhere: Gemini 2.5 and later send none. Absent is not zero. Once for the answer. */
export const scoreAbsent: Rule = {
  codes: ['score/absent'],
  check({ answer, reading }) {
    if (!answer) return [];
    const { supports, metadataAt } = answer.read;
    if (supports.length === 0 || supports.some(({ scores }) => scores !== null)) return [];
    if (answer.read.attributed === 'whole') {
      const message =
        'This response names its sources for the whole answer: it says neither which stretch rests on which of them nor with which confidence.';
      return [diagnostic('info', 'score/absent', metadataAt, [], message)];
    }
    const model = reading.model === null ? '' : ` from ${reading.model}`;
    const message = `No support of this answer${model} carries a confidence score; Gemini 2.5 and later send none.`;
    return [diagnostic('info', 'score/absent', `${metadataAt}/groundingSupports`, [], message)];
  },
};
