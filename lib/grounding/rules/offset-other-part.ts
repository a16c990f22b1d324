import { count, diagnostic, type Rule } from './rule';

/** The quotes stand where the offsets say, but in another text than the part that `partIndex` names. Once. */
export const offsetOtherPart: Rule = {
  codes: ['offset/other-part'],
  check({ doubtful }) {
    const odd = doubtful.filter(({ placed }) => placed.otherPart);
    const [first] = odd;
    if (!first) return [];
    const part = first.support.segment?.partIndex ?? null;
    const named = part === null ? 'part 0, which no part index means' : `the named part ${part}`;
    const counted = first.placed.base === 'all' ? 'all text parts joined' : 'the shown text parts joined';
    return [
      diagnostic(
        'warning',
        'offset/other-part',
        `${first.support.at}/segment`,
        odd.map(({ segment }) => segment.id),
        `The quotes of ${count(odd.length, 'segment')} agree with the offsets in ${counted}, not in ${named}.`,
      ),
    ];
  },
};
