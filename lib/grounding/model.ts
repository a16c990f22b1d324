/**
 * The vocabulary of the inspector. Two values matter: a `Reading` is what one input says, with every slot kept and
 * nothing believed; an `Inspection` is what is shown: every segment placed by proof, every oddity named.
 *
 * Units: offsets on the wire count UTF-8 bytes (by the documentation), every `start`/`end` in an Inspection counts
 * UTF-16 units of `answer.text`, half-open. `null` means "not sent"; it is never 0.
 */

/** A decoded body: what JSON can hold. Proto text and Python literals decode into the same tree. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * An RFC 6901 JSON pointer into the decoded body, e.g. `/candidates/0/groundingMetadata/groundingSupports/3`. With
 * `retrieval#` before it, one into the body of the retrieval that came apart from the answer (`retrieval-pointer.ts`).
 */
export type Pointer = string;

export type Severity = 'error' | 'warning' | 'info';

/** One thing that is odd. `code` is API; `about` names segments (`s0`) and chunks (`c0`), contexts (`x0`). */
export type Diagnostic = {
  code: string;
  severity: Severity;
  at: Pointer;
  about: string[];
  message: string;
};

/** What the inspector is asked to look at; `body` is text as pasted, or a value that is already decoded. */
export type Capture = {
  source: 'backend' | 'paste' | 'file' | 'sample';
  body: unknown;
  /** What was asked, when it is known apart from the body. */
  question: string | null;
  /** The body of the retrieval that belongs to this answer, when there was one. */
  retrieval: unknown;
  /** How the retrieval's scores are to be read, when the corpus told; null or left out: by the response alone. */
  scoreKind?: ScoreKind | null;
  /** Which of several readings is wanted, by the id of its `Choice`; null or left out, or not among them: the best one. */
  reading?: string | null;
};

/** One of the things that can be read in an input: an entry of a HAR file, a turn of a session. */
export type Choice = {
  /** The same whenever the same input is read. */
  id: string;
  /** What it is, in a few words, e.g. "a generateContent response, entry 3 (gemini-2.5-flash:generateContent)". */
  label: string;
  /** Where it stands. */
  at: Pointer;
};

/** Why an input can't be inspected: what was found, where, and what would be accepted. */
export type Unreadable = {
  /** `input/empty`, `input/not-recognised`, `input/broken`, `input/service-error`, `input/too-deep` … */
  code: string;
  message: string;
  hint: string;
  /** A place a person can find: a JSON pointer, or `line 3, column 14`. */
  at: string;
};

export type Read<T> = { ok: true; value: T } | { ok: false; failure: Unreadable };

// ---- Reading: what the wire says --------------------------------------------------------------------------------

/** A part of the content, in wire order; in a stream, neighbouring text parts of different events are one part. */
export type ReadPart = {
  /** Its position in `content.parts`: what `segment.partIndex` counts. */
  index: number;
  kind: 'text' | 'thought' | 'code' | 'call' | 'data' | 'unread';
  /** null for parts that hold no text. */
  text: string | null;
  at: Pointer;
};

/** A support as sent; only the shape is checked. `start` absent on the wire is 0 already (proto3 leaves zeros out). */
export type ReadSupport = {
  at: Pointer;
  /** null when no segment was sent at all; NaN for both offsets when only a quote was, as old responses have it. */
  segment: null | { partIndex: number | null; start: number; end: number; text: string | null };
  /** In wire order; NaN stands for an entry that is not a number (it is a dangling index). */
  chunkIndices: readonly number[];
  /** null when the list is absent or empty: both mean "no scores". NaN stands for an entry that is no number. */
  scores: readonly number[] | null;
  /** By position, what was sent in the two lists where NaN stands, in JSON's words. Left out: all entries are numbers. */
  sent?: { chunkIndices: ReadonlyMap<number, string>; scores: ReadonlyMap<number, string> };
};

export type ChunkKind = 'retrieved' | 'web' | 'maps' | 'image' | 'passage' | 'unread';

export type ReadChunk = {
  at: Pointer;
  kind: ChunkKind;
  /** The resource name of the chunk itself, where it was sent: a context of the same name is the same chunk. */
  name?: string | null;
  title: string | null;
  uri: string | null;
  text: string | null;
  pages: { first: number; last: number } | null;
};

export type ScoreKind = 'distance' | 'similarity' | 'relevance' | 'unknown';

export type ReadContext = {
  at: Pointer;
  /** The resource name of the chunk itself, where it was sent. */
  name?: string | null;
  title: string | null;
  uri: string | null;
  text: string;
  pages: { first: number; last: number } | null;
  score: number | null;
  scoreKind: ScoreKind;
};

export type ReadAnswer = {
  at: Pointer;
  parts: ReadPart[];
  finishReason: string | null;
  /** Where the finish reason stands; in a stream, in the event that sent the last one. null or left out: none was sent. */
  finishAt?: Pointer | null;
  /** `absent`: no grounding metadata; `empty`: an empty object; `sent`: something in it. */
  metadata: 'absent' | 'empty' | 'sent';
  /** Where the (first) grounding metadata stands, or would stand. */
  metadataAt: Pointer;
  supports: ReadSupport[];
  /** `whole`: sources are named for the whole answer; its supports are made, one for each part. Left out: as sent. */
  attributed?: 'whole';
  chunks: ReadChunk[];
  /** How many further candidates the response holds; they are not shown. */
  otherCandidates: number;
};

export type Reading = {
  format: string;
  question: string | null;
  model: string | null;
  answer: ReadAnswer | null;
  /** null: retrieval is not part of this input; []: it is, and nothing came back. */
  contexts: ReadContext[] | null;
  /** The body that holds the contexts: `''` the inspected one, else that of the retrieval. */
  contextsAt: Pointer;
  /** Set when the prompt or the answer was blocked. */
  blocked: null | { reason: string; at: Pointer };
  /** What reading itself noticed: `stream/*`, `input/*`. */
  noticed: Diagnostic[];
};

// ---- Inspection: what is shown ----------------------------------------------------------------------------------

export type OffsetUnit = 'utf8' | 'utf16' | 'codepoint';

/** `exact`: offsets and quote agree. `unverified`: no quote was sent. `moved`: the quote stands elsewhere. `lost`: nowhere. */
export type Placement = 'exact' | 'unverified' | 'moved' | 'lost';

/**
 * One chunk that a segment rests on, as sent. A `chunk` that is no index of `chunks` dangles; -1 also stands for an index
 * that is no number (`support/dangling-index`). `confidence` is null when none was sent, when the counts differ, and for
 * one that is no finite number; `score/count-differs` and `score/out-of-range` tell these apart.
 */
export type Source = { chunk: number; confidence: number | null };

export type Segment = {
  id: string;
  start: number | null;
  end: number | null;
  text: string;
  placement: Placement;
  unit: OffsetUnit | null;
  sources: Source[];
};

export type Chunk = {
  index: number;
  kind: ChunkKind;
  title: string | null;
  uri: string | null;
  text: string | null;
  pages: { first: number; last: number } | null;
  context: number | null;
  citedBy: string[];
};

export type Context = {
  index: number;
  title: string | null;
  uri: string | null;
  text: string;
  pages: { first: number; last: number } | null;
  /** null when none was sent, and for one that is no finite number (`score/out-of-range`). */
  score: number | null;
  scoreKind: ScoreKind;
  chunk: number | null;
};

/** A stretch of the answer between two boundaries; all pieces together tile `answer.text`. */
export type Piece = { start: number; end: number; readonly segments: string[] };

export type Coverage = {
  /** Share 0..1 of the answer's non-white-space characters that lie inside some placed segment. */
  text: number;
  /** Share 0..1 of its sentences all of whose words do. */
  sentences: number;
  segments: number;
  chunksCited: number;
  chunks: number;
};

export type Answer = {
  text: string;
  parts: { index: number; kind: string; start: number; end: number }[];
  finishReason: string | null;
};

/** Schema `grounding-inspection/1`: the same JSON from the browser, the command line, the HTTP API and exports. */
export type Inspection = {
  schema: 'grounding-inspection/1';
  format: string;
  question: string | null;
  model: string | null;
  answer: Answer | null;
  segments: Segment[];
  chunks: Chunk[];
  contexts: Context[] | null;
  pieces: Piece[];
  coverage: Coverage | null;
  /** `whole`: sources are named for the whole answer only, so no sentence is known to rest on any. Left out: as sent. */
  attributed?: 'whole';
  diagnostics: Diagnostic[];
};
