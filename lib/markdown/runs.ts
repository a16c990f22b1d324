import type { Block, Inline, Run } from './model';

function* inlineRuns(nodes: readonly Inline[]): Generator<Run> {
  for (const node of nodes) {
    if (node.kind === 'text') yield node.run;
    else if (node.kind === 'html' || node.kind === 'code') yield* node.runs;
    else if (node.kind !== 'break') yield* inlineRuns(node.children);
  }
}

/** The runs of a block in the order of the source. */
export function* runsOf(block: Block): Generator<Run> {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      yield* inlineRuns(block.children);
      break;
    case 'quote':
      for (const child of block.children) yield* runsOf(child);
      break;
    case 'list':
      for (const item of block.items) for (const child of item.children) yield* runsOf(child);
      break;
    case 'table':
      for (const row of [block.head, ...block.rows]) for (const cell of row) yield* inlineRuns(cell);
      break;
    case 'code':
    case 'html':
      yield* block.runs;
      break;
    case 'rule':
      break;
  }
}
