import { embedded } from './embedded';
import { gemini } from './gemini';
import type { Source } from './source';
import { vertex } from './vertex';

/** A form for each backend. A new one is a folder and a line here; what costs much in it loads late. */
export const sources: readonly Source[] = [embedded, vertex, gemini];
