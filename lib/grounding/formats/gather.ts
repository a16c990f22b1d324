import { step } from '../decode/pointer';
import type { Json, Pointer, Reading } from '../model';
import { blocks } from './finish-reason';
import { mergeAnswer } from './merge-answer';
import { createNotes, type Notes } from './notes';
import { readLoneTurn } from './read-turns';
import { placeFinder, relocate } from './relocate';

/** A value in wire format, with the place in the body that it came from. */
export type Piece = { value: Json | undefined; at: Pointer };

/** What one event, or one wrapper, says about the answer; its content as such, or part by part. */
export type Pieces = {
  content?: Piece;
  parts?: readonly Piece[];
  groundingMetadata?: Piece;
  finishReason?: Piece;
};

/**
 * Puts an answer together from pieces that another tool keeps apart, and reads it as the wire format is read. Only values
 * are handed over, never believed: each keeps the pointer to where it stands in the body.
 */
export type Gathering = {
  /** Adds a part to the content; gives its number. */
  part(value: Json, at: Pointer): number;
  chunk(value: Json, at: Pointer): number;
  support(value: Json, at: Pointer): void;
  /** Adds what one event says; several merge as those of a stream do. */
  turn(pieces: Pieces, at: Pointer): void;
  /** @param notes what was noticed about the wrapper; its pointers lead into the body already */
  reading(head: Head, notes: Notes): Reading;
};

type Head = {
  format: string;
  question?: string | null;
  model?: string | null;
  otherCandidates?: number;
};

/** @param at where the answer stands */
export function gather(at: Pointer): Gathering {
  const places = new Map<Pointer, Pointer>([
    ['', at],
    ['/0', at],
  ]);
  const parts: Json[] = [];
  const chunks: Json[] = [];
  const supports: Json[] = [];
  const turns: Json[] = [];
  const put = (list: Json[], inside: Pointer, value: Json, from: Pointer) => {
    places.set(step(inside, list.length), from);
    return list.push(value) - 1;
  };
  return {
    part: (value, from) => put(parts, '/0/content/parts', value, from),
    chunk: (value, from) => put(chunks, '/0/groundingMetadata/groundingChunks', value, from),
    support: (value, from) => {
      put(supports, '/0/groundingMetadata/groundingSupports', value, from);
    },
    turn: ({ parts: listed = [], ...pieces }, from) => {
      const turn: { [name: string]: Json } = {};
      const place = step('', turns.length + 1);
      places.set(place, from);
      if (listed.length > 0) {
        turn.content = { parts: listed.map(({ value }) => value ?? null) };
        for (const [index, piece] of listed.entries())
          places.set(step(`${place}/content/parts`, index), piece.at);
      }
      for (const [name, piece] of Object.entries(pieces)) {
        if (piece.value === undefined || piece.value === null) continue;
        turn[name] = piece.value;
        places.set(step(place, name), piece.at);
      }
      turns.push(turn);
    },
    reading: ({ format, question = null, model = null, otherCandidates = 0 }, notes) => {
      const inside = createNotes();
      const own = {
        ...(parts.length > 0 ? { content: { parts } } : {}),
        ...(chunks.length + supports.length > 0
          ? { groundingMetadata: { groundingChunks: chunks, groundingSupports: supports } }
          : {}),
      };
      const read = [own, ...turns].flatMap((turn, event) =>
        [...readLoneTurn(turn, step('', event), inside).candidates.values()]
          .flat()
          .map((one) => ({ ...one, event })),
      );
      const { heldBy: _, ...merged } = mergeAnswer(read, inside);
      const answer = { ...merged, otherCandidates };
      const { finishReason } = answer;
      const blocked = blocks(finishReason)
        ? { reason: finishReason ?? '', at: answer.finishAt ?? answer.at }
        : null;
      const head = { format, question, model, contexts: null, contextsAt: '' };
      const reading = relocate({ ...head, answer, blocked, noticed: inside.list() }, placeFinder(places));
      return { ...reading, noticed: [...notes.list(), ...reading.noticed] };
    },
  };
}
