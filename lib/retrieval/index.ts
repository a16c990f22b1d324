export { type Asked, askedTexts, askedWith } from './asked';
export { tokensIn } from './compose/budget';
export { compose } from './compose/compose';
export type { Composed, ComposedBlock, Quote } from './compose/model';
export { assemble, type TextList, textLists } from './embedding-plan';
export type { Checked, Chunk, Language, SourceDocument } from './model';
export { type Opened, open, type Vectors } from './open';
export { type Dense, unit } from './score';
export { type Hit, type SearchSettings, search } from './search';
