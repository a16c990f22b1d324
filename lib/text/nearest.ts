import { automaton } from './automaton';
import { firstAtLeast } from './first-at-least';
import { mayOccur } from './may-occur';

export type Wanted = {
  /** What to find; the empty string is nowhere. */
  quote: string;
  /** Where it is expected to start, in UTF-16 units of the text; may lie outside. */
  near: number;
};

/** More than this many units of quotes are searched in several walks, which bounds the room an automaton takes. */
const roomOfOneWalk = 4_000_000;

/** A quote this near to where it is expected is found by looking there. */
const nearby = 256;

/**
 * Finds for each quote its occurrence nearest to where it is expected; the earlier of two equally near ones; null when
 * it occurs nowhere. First each is looked for nearby; the rest are searched together, so the time grows with text plus
 * quotes, not with their product.
 */
export function nearestOccurrences(text: string, wanted: readonly Wanted[]): (number | null)[] {
  const found = wanted.map((one) => nearbyOccurrence(text, one));
  const askersOf = new Map<string, number[]>();
  for (const [asker, { quote }] of wanted.entries()) {
    if (found[asker] !== null || quote === '' || quote.length > text.length) continue;
    const askers = askersOf.get(quote);
    if (askers) askers.push(asker);
    else askersOf.set(quote, [asker]);
  }
  for (const quotes of batches(mayOccur(text, [...askersOf.keys()]))) {
    const occurrences = findAll(text, quotes);
    for (const [pattern, quote] of quotes.entries()) {
      const askers = askersOf.get(quote) ?? [];
      const runs = occurrences.runsOf(pattern, askers.length);
      for (const asker of askers) {
        const end = nearestIn(runs, (wanted[asker]?.near ?? 0) + quote.length);
        if (end !== null) found[asker] = end - quote.length;
      }
    }
  }
  return found;
}

/** The nearest occurrence, when one starts within `nearby` units of where it is expected. */
function nearbyOccurrence(text: string, { quote, near }: Wanted): number | null {
  if (quote === '') return null;
  const from = Math.max(0, near - nearby);
  const window = text.slice(from, Math.max(from, near + nearby + quote.length));
  let best: number | null = null;
  for (let at = window.indexOf(quote); at >= 0; at = window.indexOf(quote, at + 1)) {
    const start = from + at;
    if (best === null || Math.abs(start - near) < Math.abs(best - near)) best = start;
    if (start >= near) break;
  }
  return best;
}

function batches(quotes: readonly string[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const quote of quotes) {
    const last = all.at(-1);
    if (last && room + quote.length <= roomOfOneWalk) last.push(quote);
    else {
      all.push([quote]);
      room = 0;
    }
    room += quote.length;
  }
  return all;
}

/**
 * Where the quotes end. A place belongs to the longest quote that ends there; the occurrences of a shorter one are its
 * own places and those of all quotes that end with it, which in the order of a walk through the tree of suffixes stand
 * side by side. So a quote's occurrences are a few sorted runs, and the runs of all quotes together are fewer than
 * their units.
 */
function findAll(text: string, quotes: readonly string[]) {
  const { shorter, walk } = automaton(quotes);
  const ending = walk(text);
  const first = new Int32Array(quotes.length + 1);
  for (const pattern of ending) if (pattern >= 0) first[pattern + 1] = (first[pattern + 1] ?? 0) + 1;
  for (let pattern = 0; pattern < quotes.length; pattern += 1) {
    first[pattern + 1] = (first[pattern + 1] ?? 0) + (first[pattern] ?? 0);
  }
  const places = new Int32Array(first[quotes.length] ?? 0);
  const next = first.slice();
  for (let at = 0; at < text.length; at += 1) {
    const pattern = ending[at] ?? -1;
    if (pattern < 0) continue;
    const slot = next[pattern] ?? 0;
    places[slot] = at + 1;
    next[pattern] = slot + 1;
  }
  const longer: number[][] = quotes.map(() => []);
  for (const [pattern, suffix] of shorter.entries()) longer[suffix]?.push(pattern);
  return {
    /** The sorted runs that hold a quote's ends; merged when so many ask that merging is cheaper. */
    runsOf(pattern: number, askers: number): Int32Array[] {
      const runs: Int32Array[] = [];
      const open = [pattern];
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        const run = places.subarray(first[member] ?? 0, first[member + 1] ?? 0);
        if (run.length > 0) runs.push(run);
        for (const pattern of longer[member] ?? []) open.push(pattern);
      }
      const total = runs.reduce((sum, run) => sum + run.length, 0);
      return runs.length > 1 && askers * runs.length > total ? [merged(runs, total)] : runs;
    },
  };
}

function merged(runs: readonly Int32Array[], total: number): Int32Array {
  const all = new Int32Array(total);
  let at = 0;
  for (const run of runs) {
    all.set(run, at);
    at += run.length;
  }
  return all.sort();
}

function nearestIn(runs: readonly Int32Array[], target: number): number | null {
  let best: number | null = null;
  for (const run of runs) {
    const after = firstAtLeast(run, target);
    for (const candidate of [run[after - 1], run[after]]) {
      if (candidate === undefined) continue;
      const gain = best === null ? -1 : Math.abs(candidate - target) - Math.abs(best - target);
      if (best === null || gain < 0 || (gain === 0 && candidate < best)) best = candidate;
    }
  }
  return best;
}
