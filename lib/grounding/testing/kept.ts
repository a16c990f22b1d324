import type { Wire } from './any-answer';

// What formats are known to lose: each gives the response that is left.

/** With all parts as one: offsets then count inside the whole text. */
export function joined(wire: Wire): Wire {
  const copy: Wire = JSON.parse(JSON.stringify(wire));
  const [{ content }] = copy.candidates;
  content.parts = [{ text: content.parts.map(({ text }) => text).join('') }];
  return copy;
}

function changed(wire: Wire, change: (wire: Wire) => void): Wire {
  const copy: Wire = JSON.parse(JSON.stringify(wire));
  change(copy);
  return copy;
}

export const withoutModel = (wire: Wire): Wire =>
  changed(wire, (copy) => Reflect.deleteProperty(copy, 'modelVersion'));
export const withoutPages = (wire: Wire): Wire =>
  changed(wire, ({ candidates: [{ groundingMetadata }] }) => {
    for (const { retrievedContext } of groundingMetadata.groundingChunks) delete retrievedContext.ragChunk;
  });
export const withoutPartNumbers = (wire: Wire): Wire =>
  changed(wire, ({ candidates: [{ groundingMetadata }] }) => {
    for (const { segment } of groundingMetadata.groundingSupports) delete segment.partIndex;
  });
export const withoutFinish = (wire: Wire): Wire =>
  changed(wire, ({ candidates: [candidate] }) => Reflect.deleteProperty(candidate, 'finishReason'));

/** Streams are written of the first part only: a stream's parts of one kind are one. */
export function firstPart(from: Wire): Wire {
  return changed(from, ({ candidates: [{ content, groundingMetadata }] }) => {
    content.parts = content.parts.slice(0, 1);
    groundingMetadata.groundingSupports = from.candidates[0].groundingMetadata.groundingSupports;
  });
}

/** Lists end after five items. */
export function firstFive(from: Wire): Wire {
  return changed(from, ({ candidates: [{ groundingMetadata }] }) => {
    groundingMetadata.groundingChunks = groundingMetadata.groundingChunks.slice(0, 5);
    groundingMetadata.groundingSupports = groundingMetadata.groundingSupports.slice(0, 5);
  });
}

/** What the supports quote, each a part of its own. */
export function quotesOnly(from: Wire): Wire {
  const cut = withoutModel(withoutFinish(firstFive(from)));
  return changed(cut, ({ candidates: [{ content, groundingMetadata }] }) => {
    content.parts = [];
    const known = new Map<string, number>();
    for (const support of groundingMetadata.groundingSupports) {
      const { startIndex: start = 0, endIndex: end, text } = support.segment;
      const key = JSON.stringify([start, text]);
      const partIndex = known.get(key) ?? content.parts.push({ text: `${text}\n` }) - 1;
      known.set(key, partIndex);
      support.segment = { partIndex, startIndex: 0, endIndex: end - start, text };
    }
  });
}

/** One support for each annotation; sources that are cited, in that order, as web pages without text. */
export function annotated(from: Wire): Wire {
  return changed(from, ({ candidates: [{ groundingMetadata }] }) => {
    const chunks = groundingMetadata.groundingChunks;
    const order: number[] = [];
    const supports = groundingMetadata.groundingSupports.flatMap(({ segment, groundingChunkIndices }) =>
      groundingChunkIndices.map((index) => {
        if (!order.includes(index)) order.push(index);
        const { text: _, ...place } = segment;
        return { segment: { ...place }, groundingChunkIndices: [order.indexOf(index)] };
      }),
    );
    const web = order.map((index) => {
      const { uri, title } = chunks[index]?.retrievedContext ?? { uri: '', title: '' };
      return { web: { uri, title } };
    });
    Object.assign(groundingMetadata, { groundingChunks: web, groundingSupports: supports });
  });
}
