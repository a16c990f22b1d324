import { answerBlocked } from './answer-blocked';
import { answerNoChunks } from './answer-no-chunks';
import { answerNoMetadata } from './answer-no-metadata';
import { answerNoSupports } from './answer-no-supports';
import { answerNoText } from './answer-no-text';
import { answerOtherCandidates } from './answer-other-candidates';
import { answerTruncated } from './answer-truncated';
import { chunkDuplicate } from './chunk-duplicate';
import { chunkNeverCited } from './chunk-never-cited';
import { chunkNoText } from './chunk-no-text';
import { chunkUnread } from './chunk-unread';
import { chunkUnsafeUri } from './chunk-unsafe-uri';
import { offsetNotBytes } from './offset-not-bytes';
import { offsetOtherPart } from './offset-other-part';
import { retrievalEmpty } from './retrieval-empty';
import { retrievalNotRetrieved } from './retrieval-not-retrieved';
import { retrievalNotUsed } from './retrieval-not-used';
import type { Rule } from './rule';
import { scoreAbsent } from './score-absent';
import { scoreBelowCutoff } from './score-below-cutoff';
import { scoreCountDiffers } from './score-count-differs';
import { scoreOutOfRange } from './score-out-of-range';
import { segmentBounds } from './segment-bounds';
import { segmentDuplicate } from './segment-duplicate';
import { segmentLost } from './segment-lost';
import { segmentMoved } from './segment-moved';
import { segmentQuoteDiffers } from './segment-quote-differs';
import { supportDanglingIndex } from './support-dangling-index';
import { supportDuplicateIndex } from './support-duplicate-index';
import { supportNoSegment } from './support-no-segment';
import { supportNoSources } from './support-no-sources';
import { textHiddenCharacters } from './text-hidden-characters';

/** Every rule, in the order in which their diagnostics are listed. A new one is one file and one line. */
export const rules: readonly Rule[] = [
  answerBlocked,
  answerTruncated,
  answerNoText,
  answerNoMetadata,
  answerNoSupports,
  answerNoChunks,
  answerOtherCandidates,
  offsetNotBytes,
  offsetOtherPart,
  segmentBounds,
  segmentMoved,
  segmentLost,
  segmentQuoteDiffers,
  segmentDuplicate,
  supportDanglingIndex,
  supportDuplicateIndex,
  supportNoSources,
  supportNoSegment,
  scoreCountDiffers,
  scoreOutOfRange,
  scoreBelowCutoff,
  scoreAbsent,
  chunkUnread,
  chunkNoText,
  chunkDuplicate,
  chunkNeverCited,
  chunkUnsafeUri,
  textHiddenCharacters,
  retrievalEmpty,
  retrievalNotUsed,
  retrievalNotRetrieved,
];
