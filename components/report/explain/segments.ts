import type { Explanations } from './explanation';

/** Where segments stand, and what their offsets count. */
export const segments: Explanations = {
  'offset/not-bytes': {
    title: 'Offsets don’t count UTF-8 bytes',
    cause:
      'startIndex and endIndex are documented as UTF-8 bytes. Here the quotes agree with them only when they count another unit: what wrote the response measured strings of its own language.',
    effect:
      'The segments are placed by the unit that their quotes prove. Code that slices by bytes marks other words, from the first character that isn’t ASCII on.',
    fix: 'Where the response is written, count the bytes of the UTF-8 encoded text before the segment; where it is read, trust segment.text before the numbers.',
  },
  'offset/other-part': {
    title: 'Offsets count from another part',
    cause:
      'Offsets count from the start of the part that partIndex names, the first one when it is left out. These agree with their quotes only in another part, or in all parts joined.',
    effect: 'The segments stand where their quotes are. Code that follows partIndex marks other words.',
    fix: 'Check what merges or drops parts on the way (streams, thoughts, a dump that leaves out partIndex), and renumber partIndex and offsets there.',
  },
  'segment/past-end': {
    title: 'A segment ends behind its text',
    cause:
      'An offset is larger than the part it points into. Text was cut off or cleaned after it was grounded, or another unit was counted.',
    effect:
      'The offsets are not used: the segment stands where its quote was found, or is listed as lost. Slicing gives less than was meant, without an error.',
    fix: 'Keep the answer as the service sent it (no trimming, no removed marks) for as long as its offsets are used.',
  },
  'segment/no-part': {
    title: 'A segment names a part that isn’t there',
    cause: 'partIndex is larger than the list of parts: parts were dropped or merged on the way.',
    effect: 'The segment stands where its quote was found, or is listed as lost.',
    fix: 'Keep every entry of content.parts, the empty ones and the thoughts too, or renumber partIndex when parts are merged.',
  },
  'segment/inverted': {
    title: 'A segment starts behind its end',
    cause: 'startIndex is larger than endIndex. Something swapped the two, or set one of them anew.',
    effect: 'The offsets enclose nothing, so only the quote can place the segment.',
    fix: 'Compare with the body the service sent; then look at the code that converts or shifts offsets.',
  },
  'segment/splits-character': {
    title: 'A bound lies inside a character',
    cause: 'An offset points between the bytes (or the halves) of one character: two units were mixed up.',
    effect:
      'The offsets are not used: the segment stands where its quote was found, or is listed as lost. Slicing there leaves broken bytes.',
    fix: 'Count UTF-8 bytes throughout, and shift offsets by bytes, never by characters.',
  },
  'segment/empty': {
    title: 'A segment starts where it ends',
    cause: 'startIndex and endIndex are the same, so no words are supported.',
    effect: 'Without a quote it marks nothing. Its links still count as citations of their chunks.',
    fix: 'Drop such supports where the response is made, or find out what set endIndex to startIndex.',
  },
  'segment/moved': {
    title: 'A quote doesn’t stand at its offsets',
    cause:
      'The words at the offsets aren’t the quoted ones, and the quote stands elsewhere in the answer: text before it was changed after grounding, or offsets were shifted.',
    effect:
      'The mark is drawn where the quote stands, the nearest one when there are several. Code that trusts the offsets marks other words.',
    fix: 'Don’t change the answer before its offsets were used; if you must, shift every offset behind the change by as many bytes.',
  },
  'segment/lost': {
    title: 'A quote stands nowhere in the answer',
    cause:
      'The quoted words don’t occur in the shown text, not even with white space and Markdown marks left aside: the answer was rewritten or cut after it was grounded, or the segment points into a part that isn’t shown.',
    effect: 'It is listed with its quote and never painted. The words it was meant for may look bare.',
    fix: 'Save and show the text that was grounded. If a later step rewrites it, ground again.',
  },
  'segment/quote-differs': {
    title: 'Quote and text differ in small things',
    cause:
      'They agree but for quote marks, white space or the way characters are composed (Unicode normalisation).',
    effect: 'None here: the offsets place it. A strict comparison of slice and quote fails.',
    fix: 'Compare after normalisation (NFC, white space folded), or by offsets alone.',
  },
  'segment/duplicate': {
    title: 'A segment came twice',
    cause:
      'Two supports have the same bounds and name the same chunks, as merges of a stream that only append leave them.',
    effect: 'Both are listed, one mark is seen. Counting supports counts it twice.',
    fix: 'Drop supports that are the same to the letter when you merge.',
  },
};
