import { count, diagnostic, type Rule, unitWord } from './rule';

/** Offsets are documented as UTF-8 bytes; here the quotes prove them to count something else. Once for the answer. */
export const offsetNotBytes: Rule = {
  codes: ['offset/not-bytes'],
  check({ doubtful }) {
    const odd = doubtful.filter(
      ({ placed }) => placed.unit !== null && placed.unit !== 'utf8' && placed.placement === 'exact',
    );
    const [first] = odd;
    if (!first?.placed.unit) return [];
    const unit = unitWord[first.placed.unit];
    return [
      diagnostic(
        'warning',
        'offset/not-bytes',
        `${first.support.at}/segment`,
        odd.map(({ segment }) => segment.id),
        `The quotes of ${count(odd.length, 'segment')} agree with the offsets only when these count ${unit}s; the documentation says UTF-8 bytes.`,
      ),
    ];
  },
};
