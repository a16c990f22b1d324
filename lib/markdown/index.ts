export { cutter, type Fragment, type Tile } from './cut';
export type { Alignment, Block, Inline, Item, Run } from './model';
export { renderTree } from './render-tree';
export { runsOf } from './runs';
export { sourceBlocks } from './source-blocks';
