export { type Asked, askedTexts, askedWith } from './asked';
export { tokensIn } from './compose/budget';
export { compose } from './compose/compose';
export type { Composed } from './compose/model';
export { assemble, textLists } from './embedding-plan';
export type { SourceDocument } from './model';
export { type Opened, open, type Vectors } from './open';
export { type Dense, unit } from './score';
export { type Hit, type SearchSettings, search } from './search';
