/**
 * Aho–Corasick over UTF-16 units: finds many patterns in one walk over the text. Nodes are made level by level, so a
 * node's number is larger than that of every shorter prefix, and its failure link is known when it is made.
 *
 * All occurrences of all patterns can be more than anybody can list (`a`, `aa`, `aaa` … in `aaaa…`), so a walk tells at
 * each place only the longest pattern that ends there; `shorter` leads on to those that end there with it.
 */
export type Automaton = {
  /** For a pattern the longest other one that is its suffix, or -1. */
  readonly shorter: Int32Array;
  /** For each unit of the text the longest pattern that ends just behind it, or -1. */
  walk(text: string): Int32Array;
};

/** Takes time and room linear in the patterns' total length. Patterns must be distinct and not empty. */
export function automaton(patterns: readonly string[]): Automaton {
  const trie = growTrie(patterns);
  const { fail, child, last } = trie;
  const longest = new Int32Array(fail.length).fill(-1);
  for (const [pattern, node] of last.entries()) longest[node] = pattern;
  const shorter = Int32Array.from(last, () => -1);
  for (let node = 1; node < trie.size; node += 1) {
    const inherited = longest[fail[node] ?? 0] ?? -1;
    const own = longest[node] ?? -1;
    if (own < 0) longest[node] = inherited;
    else shorter[own] = inherited;
  }
  return {
    shorter,
    walk(text) {
      const ending = new Int32Array(text.length);
      let node = 0;
      for (let at = 0; at < text.length; at += 1) {
        node = step(child, fail, node, text.charCodeAt(at));
        ending[at] = longest[node] ?? -1;
      }
      return ending;
    },
  };
}

type FindChild = (node: number, unit: number) => number;

/** The node for the longest suffix of what was read that is a prefix of some pattern. */
function step(child: FindChild, fail: Int32Array, from: number, unit: number): number {
  for (let node = from; ; node = fail[node] ?? 0) {
    const next = child(node, unit);
    if (next > 0) return next;
    if (node === 0) return 0;
  }
}

function growTrie(patterns: readonly string[]) {
  const room = patterns.reduce((sum, pattern) => sum + pattern.length, 1);
  const fail = new Int32Array(room);
  const { child, add } = childTable(room);
  const last = new Int32Array(patterns.length);
  let size = 1;
  let open = patterns.map((_, pattern) => pattern);
  for (let depth = 0; open.length > 0; depth += 1) {
    for (const pattern of open) {
      const unit = patterns[pattern]?.charCodeAt(depth) ?? 0;
      const parent = last[pattern] ?? 0;
      let node = child(parent, unit);
      if (node === 0) {
        node = size;
        size += 1;
        add(parent, unit, node);
        fail[node] = parent === 0 ? 0 : step(child, fail, fail[parent] ?? 0, unit);
      }
      last[pattern] = node;
    }
    open = open.filter((pattern) => (patterns[pattern]?.length ?? 0) > depth + 1);
  }
  return { fail, child, last, size };
}

/** An open-addressed table from (node, unit) to child: a Map keyed by large numbers takes several times the room. */
function childTable(nodes: number): {
  child: FindChild;
  add(node: number, unit: number, made: number): void;
} {
  const bits = Math.ceil(Math.log2(nodes + 1)) + 1;
  const mask = 2 ** bits - 1;
  const parents = new Int32Array(mask + 1);
  const units = new Uint16Array(mask + 1);
  const children = new Int32Array(mask + 1);
  const slot = (node: number, unit: number) => {
    const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(unit + 1, 0x85ebca6b);
    let at = (mixed ^ (mixed >>> 15)) & mask;
    while (children[at] !== 0 && (parents[at] !== node || units[at] !== unit)) at = (at + 1) & mask;
    return at;
  };
  return {
    child: (node, unit) => children[slot(node, unit)] ?? 0,
    add(node, unit, made) {
      const at = slot(node, unit);
      parents[at] = node;
      units[at] = unit;
      children[at] = made;
    },
  };
}
