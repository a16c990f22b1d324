import type { Diagnostic, Pointer, Reading } from '../model';

type Placed = { at: Pointer };

/** A reading with every pointer in it taken elsewhere: by the base it stands under, or from a translation to its original. */
export function relocate(reading: Reading, place: (at: Pointer) => Pointer): Reading {
  const placed = <T extends Placed>(item: T): T => ({ ...item, at: place(item.at) });
  const { answer, contexts, blocked } = reading;
  return {
    ...reading,
    answer: answer && {
      ...answer,
      at: place(answer.at),
      parts: answer.parts.map(placed),
      ...(answer.finishAt == null ? {} : { finishAt: place(answer.finishAt) }),
      metadataAt: place(answer.metadataAt),
      supports: answer.supports.map(placed),
      chunks: answer.chunks.map(placed),
    },
    contexts: contexts?.map(placed) ?? null,
    contextsAt: contexts === null ? reading.contextsAt : place(reading.contextsAt),
    blocked: blocked && placed(blocked),
    noticed: reading.noticed.map((diagnostic): Diagnostic => placed(diagnostic)),
  };
}

/** Leads pointers into a made-up tree back to where the pieces of it were taken from: by the longest beginning that is known. */
export function placeFinder(places: ReadonlyMap<Pointer, Pointer>): (at: Pointer) => Pointer {
  return (at) => {
    for (let cut = at.length; cut > 0; cut = at.lastIndexOf('/', cut - 1)) {
      const place = places.get(at.slice(0, cut));
      if (place !== undefined) return place + at.slice(cut);
    }
    return places.get('') ?? '';
  };
}
