import type { Block } from '@/lib/markdown';

const tags = ['h3', 'h4', 'h5', 'h6'] as const;

export type Outline = ReadonlyMap<Block, (typeof tags)[number]>;

function* blocksIn(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.kind === 'quote') yield* blocksIn(block.children);
    if (block.kind === 'list') for (const item of block.items) yield* blocksIn(item.children);
  }
}

/**
 * The tags of the answer's headings. They stand below the page's own, and leave out no step where the answer does
 * (`##` first, or `####` under `##`): a reader who goes from heading to heading would look for the missing ones.
 */
export function outlineOf(blocks: readonly Block[]): Outline {
  const outline = new Map<Block, (typeof tags)[number]>();
  const open: number[] = [];
  for (const block of blocksIn(blocks)) {
    if (block.kind !== 'heading') continue;
    while (open.length > 0 && (open.at(-1) ?? 0) >= block.level) open.pop();
    outline.set(block, tags[open.length] ?? 'h6');
    open.push(block.level);
  }
  return outline;
}
