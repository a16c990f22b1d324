import type { Inline, Run } from '../model';

/** A run of `*`, `_` or `~` that may open or close emphasis; `start`/`end` are places in the source. */
export type Delimiter = {
  kind: 'delimiter';
  mark: '*' | '_' | '~';
  start: number;
  end: number;
  opens: boolean;
  closes: boolean;
};

export type Token = Inline | Delimiter;

/** Deeper nesting is shown as written: no reader needs it, and what draws the tree may recurse. */
const deepest = 60;

const depths = new WeakMap<Inline, number>();
const depthOf = (nodes: readonly Inline[]) =>
  1 + nodes.reduce((deep, node) => Math.max(deep, depths.get(node) ?? 0), 0);

/** Notes how deep a node is; false when it is too deep to be made. */
export function noteDepth(node: Inline, children: readonly Inline[]): boolean {
  const depth = depthOf(children);
  depths.set(node, depth);
  return depth <= deepest;
}

const asText = ({ mark, start, end }: Delimiter): Inline => ({
  kind: 'text',
  run: { text: mark.repeat(end - start), start, end },
});

const isDelimiter = (token: Token): token is Delimiter => token.kind === 'delimiter';

/** Delimiters that found no partner as text, and neighbouring texts as one run. */
function settle(tokens: readonly Token[]): Inline[] {
  const nodes: Inline[] = [];
  for (const token of tokens) {
    if (isDelimiter(token) && token.end === token.start) continue;
    const node = isDelimiter(token) ? asText(token) : token;
    const before = nodes.at(-1);
    const joined = node.kind === 'text' && before?.kind === 'text' ? joinRuns(before.run, node.run) : null;
    if (joined) nodes[nodes.length - 1] = { kind: 'text', run: joined };
    else nodes.push(node);
  }
  return nodes;
}

function joinRuns(first: Run, second: Run): Run | null {
  if (first.atomic || second.atomic || first.end !== second.start) return null;
  return { text: first.text + second.text, start: first.start, end: second.end };
}

function fits(open: Delimiter, close: Delimiter): boolean {
  if (open.mark !== close.mark || !open.opens) return false;
  const [first, second] = [open.end - open.start, close.end - close.start];
  if (close.mark === '~') return first === second;
  // The "rule of three" keeps `**a*b*c**` from closing early (CommonMark 6.2, rules 9 and 10).
  return !((open.closes || close.opens) && second % 3 !== 0 && (first + second) % 3 === 0);
}

const emphasisOf = (mark: string, used: number, children: Inline[]): Inline => ({
  kind: mark === '~' ? 'strikethrough' : used === 2 ? 'strong' : 'emphasis',
  children,
});

/**
 * Pairs delimiters (CommonMark's "process emphasis"), each closer with the nearest opener that fits. Per kind of closer
 * it keeps how far back nothing fits, so that many lone delimiters cost linear time.
 */
export function pairEmphasis(tokens: readonly Token[]): Inline[] {
  const done: Token[] = [];
  /** Places in `done` that hold an opener, lowest first. */
  const openers: number[] = [];
  /** Nothing is paired any more after nesting went too deep: trying again for each closer would take too long. */
  let tooDeep = false;
  const hopeless = new Map<string, number>();
  const openerFor = (close: Delimiter): { rank: number; at: number; open: Delimiter } | null => {
    const size = close.end - close.start;
    const key = `${close.mark}${close.opens}${close.mark === '~' ? size : size % 3}`;
    for (let rank = openers.length - 1; rank >= (hopeless.get(key) ?? 0); rank--) {
      const at = openers[rank] ?? 0;
      const open = done[at];
      if (open && isDelimiter(open) && fits(open, close)) return { rank, at, open };
    }
    hopeless.set(key, openers.length);
    return null;
  };
  const forgetAbove = (rank: number) => {
    openers.length = Math.min(openers.length, rank);
    for (const [key, height] of hopeless) if (height > rank) hopeless.set(key, rank);
  };
  for (const token of tokens) {
    if (!isDelimiter(token)) {
      done.push(token);
      continue;
    }
    const close = { ...token };
    while (!tooDeep && close.closes && close.end > close.start) {
      const found = openerFor(close);
      if (!found) break;
      const { open } = found;
      const used =
        close.mark === '~'
          ? close.end - close.start
          : Math.min(2, open.end - open.start, close.end - close.start);
      const children = settle(done.slice(found.at + 1));
      const node = emphasisOf(close.mark, used, children);
      if (!noteDepth(node, children)) {
        tooDeep = true;
        break;
      }
      const left = open.end - open.start > used;
      done.length = left ? found.at + 1 : found.at;
      forgetAbove(left ? found.rank + 1 : found.rank);
      open.end -= used;
      close.start += used;
      done.push(node);
    }
    if (close.end === close.start) continue;
    if (close.opens) openers.push(done.length);
    done.push(close);
  }
  return settle(done);
}
