/** What stands behind each diagnostic, and what a person can do about it. A code without an entry shows its message alone. */
export type DiagnosticHelp = { cause: string; advice: string };

export const diagnosticHelp: Readonly<Record<string, DiagnosticHelp>> = {
  'offset/not-bytes': {
    cause:
      'The documentation says that offsets count UTF-8 bytes. These agree with the quotes only when counted otherwise.',
    advice:
      'Code that slices this answer by bytes marks the wrong words. Slice by the unit named here, or by the quotes.',
  },
  'offset/other-part': {
    cause:
      'Offsets count from the start of the part that partIndex names. These fit another part, or all parts joined.',
    advice: 'Don’t rely on partIndex for this answer; compare each slice with its quote.',
  },
  'segment/past-end': {
    cause:
      'A segment ends beyond the text it points into, often because another unit was counted or text was cut off.',
    advice: 'See how it was placed: by its quote when that stands somewhere, otherwise not at all.',
  },
  'segment/no-part': {
    cause: 'A segment names a part of the content that the answer doesn’t have.',
    advice:
      'Check whether parts were dropped or merged on the way; the other numbers of the segment count inside it.',
  },
  'segment/inverted': {
    cause: 'A segment starts after its end, so its offsets enclose nothing.',
    advice: 'Look at the support in the raw body; what wrote it may have swapped or reset the two numbers.',
  },
  'segment/splits-character': {
    cause: 'A bound lies inside a character. Slicing there would leave broken bytes.',
    advice: 'Check which unit was counted; a bound inside a multi-byte character is a sign of a mix-up.',
  },
  'segment/empty': {
    cause: 'A segment starts where it ends, so it supports no words.',
    advice: 'Ignore it, or drop it where the response is made.',
  },
  'segment/moved': {
    cause: 'The words at the offsets aren’t the quoted ones, but the quote stands elsewhere in the answer.',
    advice: 'The mark shows where the quote stands. Code that trusts these offsets marks other words.',
  },
  'segment/lost': {
    cause:
      'The quoted words stand nowhere in the answer, not even with white space and Markdown marks left aside.',
    advice: 'Read the quote in its card. The answer was probably changed after it was grounded.',
  },
  'segment/quote-differs': {
    cause: 'Offsets and quote agree but for quote marks, white space or the way characters are composed.',
    advice: 'Harmless for reading. A strict comparison of slice and quote would fail.',
  },
  'segment/duplicate': {
    cause: 'Another segment has the same bounds and the same sources.',
    advice: 'Count the two as one when you count support.',
  },
  'support/dangling-index': {
    cause: 'A support names a chunk that isn’t in the list, or something that is no number.',
    advice: 'Part of the evidence is missing. Check that chunks weren’t dropped or renumbered on the way.',
  },
  'support/duplicate-index': {
    cause: 'One support names the same chunk twice.',
    advice: 'Count it once; two confidences for one link contradict each other unless they are the same.',
  },
  'support/no-sources': {
    cause: 'A support marks words of the answer and names no chunk for them.',
    advice: 'Treat these words as not grounded.',
  },
  'support/no-segment': {
    cause: 'A support names chunks and no stretch of the answer, as answers of pictures or sound do.',
    advice: 'Read it as evidence for the whole, not for any words.',
  },
  'score/count-differs': {
    cause: 'Confidences pair with chunks by position, and the two lists aren’t equally long.',
    advice: 'None of these confidences can be told to belong to a link, so none is shown.',
  },
  'score/out-of-range': {
    cause: 'A confidence lies outside 0 to 1, or isn’t a number.',
    advice: 'It may be another kind of score, such as a distance. Don’t compare it with the others.',
  },
  'score/below-cutoff': {
    cause: 'The service documents that it sends links from 0.6 up, and this one is below.',
    advice: 'Read the evidence before you rely on the link.',
  },
  'score/absent': {
    cause:
      'No link carries a confidence. Gemini 2.5 and later models send none, and generateAnswer never does.',
    advice: 'Absent isn’t 0: judge these links by reading the evidence.',
  },
  'score/not-distance': {
    cause: 'A score lies outside 0 to 2, where every cosine distance lies, so it is another measure.',
    advice: 'Look up which distance the corpus uses before you set a threshold.',
  },
  'chunk/unread': {
    cause:
      'A slot of the chunk list is empty or of an unknown kind. It keeps its place, because segments count slots.',
    advice: 'Look at it in the raw body. Code that skips such slots pairs segments with the wrong chunks.',
  },
  'chunk/no-text': {
    cause: 'A chunk came without its words, as web results do.',
    advice: 'Follow its address to read the evidence.',
  },
  'chunk/duplicate': {
    cause: 'A chunk has the same text as an earlier one.',
    advice: 'Two citations of the same words are one piece of evidence. Look for documents ingested twice.',
  },
  'chunk/never-cited': {
    cause: 'A chunk came with the answer, and no segment names it.',
    advice: 'Usually fine. Many of them suggest that retrieval brings more than the answer needs.',
  },
  'text/hidden-characters': {
    cause: 'A text holds characters that don’t show: it may read otherwise than it is written.',
    advice:
      'A small mark stands wherever one is. Be wary where they turn the order round or spell something; a stray zero width space is mostly left over from a web page.',
  },
  'chunk/unsafe-uri': {
    cause:
      'Following this address could run code or open another program, or lead elsewhere than it seems to.',
    advice: 'It is shown as text only. Find out how it got into the corpus.',
  },
  'answer/no-metadata': {
    cause: 'The answer came without grounding metadata, so nothing in it is tied to a source.',
    advice:
      'Check that the request carried a retrieval tool, and that nothing on the way strips unknown fields.',
  },
  'answer/no-text': {
    cause:
      'The answer shows no text: it has no parts, or only ones a reader doesn’t see, such as thoughts or calls.',
    advice: 'Look at its parts and its finish reason in the raw body.',
  },
  'answer/no-supports': {
    cause: 'Grounding metadata came, and no support ties words to chunks.',
    advice:
      'Either the documents don’t hold the answer, or it was written without them. Ask closer to what they say.',
  },
  'answer/no-chunks': {
    cause: 'Grounding metadata came without any chunk.',
    advice: 'Look at the retrieval: an empty one or a tight threshold leaves nothing to ground on.',
  },
  'answer/blocked': {
    cause: 'The prompt or the answer was blocked, so there is no text, or not all of it.',
    advice: 'Read the reason given; change the question or the safety settings.',
  },
  'answer/truncated': {
    cause: 'The answer stopped before its end, most often at the limit of output tokens.',
    advice: 'Raise maxOutputTokens. Supports for what is missing are missing too.',
  },
  'answer/other-candidates': {
    cause: 'The response holds more than one candidate, and one is shown.',
    advice: 'Look at the others in the raw body.',
  },
  'retrieval/empty': {
    cause: 'Retrieval came back with nothing.',
    advice:
      'Loosen the threshold, check the corpus and its region, and whether its files have finished importing.',
  },
  'retrieval/not-used': {
    cause: 'A context was retrieved, and no chunk of the answer has its text.',
    advice: 'Usually fine: the model cited others. Compare the ranks of what was used.',
  },
  'retrieval/not-retrieved': {
    cause: 'A chunk of the answer equals no retrieved context, so the two calls saw different things.',
    advice: 'Compare corpus, topK and threshold of both calls; they may have used different settings.',
  },
  'stream/metadata-dropped': {
    cause: 'Metadata came in an event before the last. A reader that keeps only the last event loses it.',
    advice: 'Merge the metadata of all events, as is done here.',
  },
  'stream/metadata-repeated': {
    cause: 'The same metadata was sent in more than one event. It was counted once.',
    advice: 'Nothing to do here. Code that appends blindly counts it twice.',
  },
  'stream/cut-off': {
    cause: 'The stream ended without a finish reason, so the answer is probably incomplete.',
    advice: 'Check timeouts and proxies between the service and the reader; ask again.',
  },
  'input/unknown-field': {
    cause: 'A field isn’t in the documented format. It was left aside and stands in the raw body.',
    advice: 'Check its spelling. It may also be newer than this program.',
  },
  'input/deprecated-field': {
    cause: 'A field is documented as deprecated, or has a successor that was used beside it.',
    advice: 'Move to the successor before the service stops reading this one.',
  },
  'input/lossy': {
    cause: 'What was opened is a print-out that no longer holds all values, such as a Python repr.',
    advice: 'Save the response itself: its JSON, or what the client’s own conversion to a dictionary gives.',
  },
  'input/lossy-writer': {
    cause: 'The tool that wrote this down left out something that the service had sent.',
    advice: 'Open the body that the service sent; most tools keep it, or can be told to.',
  },
  'input/doubled-metadata': {
    cause: 'A tool merged a stream by appending lists, and so kept what was sent twice twice.',
    advice: 'Choose the reading that has each chunk once, and merge by what was sent before.',
  },
  'input/other-readings': {
    cause: 'The input holds more than one thing that can be read; the one with most to see is shown.',
    advice: 'Choose another one to see it instead.',
  },
  'input/unread-text': {
    cause:
      'A text elsewhere in the input starts like a response and is broken, as logs leave it that cut long lines.',
    advice: 'Look at the place; if the rest is to be had, open it by itself.',
  },
  'input/text-around': {
    cause: 'Words stood around the response, such as a log line or a prompt. They were left aside.',
    advice: 'Nothing to do here.',
  },
  'input/no-answer': {
    cause:
      'Only the grounding metadata was opened, so all that is known of the answer is what its supports quote.',
    advice: 'Open the whole response to see the answer around the quotes.',
  },
  'answer/corroboration': {
    cause: 'The service was asked how well facts bear out a text, and gave one score for all of it.',
    advice: 'Look at the claims to see which stretch rests on which fact.',
  },
  'input/broken-bytes': {
    cause: 'A string holds bytes that are no UTF-8, so some characters are not what was sent.',
    advice: 'Save the response again without converting its encoding; offsets after such a place can be off.',
  },
  'input/repeated-field': {
    cause:
      'The proto text holds a field of one value more than once. As every proto parser has it, the last one counts.',
    advice: 'If two messages were copied into one, open each by itself.',
  },
  'input/cut-off': {
    cause: 'The text ends in the middle. What stood whole before the end was read.',
    advice: 'Copy the response again to its very end; logs and terminals often cut long lines.',
  },
  'input/wrong-type': {
    cause: 'A field holds another kind of value than documented, so it was left aside.',
    advice: 'Look at it in the raw body; what wrote the response may have converted it.',
  },
  'input/other-responses': {
    cause: 'More than one response was opened at once. The first is shown.',
    advice: 'Open the others one by one.',
  },
  'input/retrieval-unread': {
    cause:
      'The retrieval that came with this answer could not be read, so nothing is known about its contexts.',
    advice: 'Open the retrieveContexts response by itself to see what is wrong with it.',
  },
  'answer/no-candidates': {
    cause: 'The response holds no answer, and nothing says that something was blocked.',
    advice: 'Look at the raw body, and ask the model again.',
  },
  'answer/maybe-unanswerable': {
    cause: 'The model itself doubts that its answer is right and rests on the passages it was given.',
    advice:
      'Read the passages before you trust the answer; the documentation suggests to say that none was found.',
  },
  'stream/service-error': {
    cause: 'The service sent an error after it had begun to answer. What came before it is shown.',
    advice: 'Read the message and ask again; an overloaded service often answers a moment later.',
  },
  'stream/broken-event': {
    cause: 'An event of the stream could not be read and was left out.',
    advice: 'Text or metadata may be missing at that place. Save the stream again if you can.',
  },
};
