export { cutter, type Fragment } from './cut';
export type { Block, Inline, Item, Run } from './model';
export { renderTree } from './render-tree';
export { runsOf } from './runs';
export { sourceBlocks } from './source-blocks';
