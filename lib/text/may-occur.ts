/** A sample of this many units stands for a quote; shorter quotes are cheap to search for anyway. */
const sampleLength = 12;
const bits = 22;
const factor = 0x01000193;

/**
 * Leaves out quotes that surely occur nowhere in a text: those with a sample, taken from the head, the middle or the
 * end, whose fingerprint no stretch of the text has. What is left may still not occur. One walk over the text for all.
 */
export function mayOccur(text: string, quotes: readonly string[]): string[] {
  if (!quotes.some((quote) => quote.length >= sampleLength)) return [...quotes];
  const seen = new Uint8Array(2 ** bits);
  const leaving = leavingFactor();
  let print = 0;
  for (let at = 0; at < text.length; at += 1) {
    print = Math.imul(print, factor) + text.charCodeAt(at);
    if (at >= sampleLength) print -= Math.imul(text.charCodeAt(at - sampleLength), leaving);
    if (at >= sampleLength - 1) seen[slotOf(print)] = 1;
  }
  const isSeen = (quote: string, from: number) => {
    let own = 0;
    for (let at = from; at < from + sampleLength; at += 1)
      own = Math.imul(own, factor) + quote.charCodeAt(at);
    return seen[slotOf(own)] === 1;
  };
  return quotes.filter((quote) => {
    const last = quote.length - sampleLength;
    return last < 0 || (isSeen(quote, last) && isSeen(quote, 0) && isSeen(quote, last >> 1));
  });
}

/** What a unit counts for when it leaves the sample. */
function leavingFactor(): number {
  let power = 1;
  for (let step = 0; step < sampleLength; step += 1) power = Math.imul(power, factor);
  return power;
}

const slotOf = (print: number) => (Math.imul(print | 0, 0x9e3779b1) >>> (32 - bits)) & (2 ** bits - 1);
