import type { Pointer } from './model';

/** Stands before a pointer into the body of the retrieval that came apart from the answer: `retrieval#/contexts/contexts/0`. */
const prefix = 'retrieval#';

/** Marks a pointer as one into the body of the retrieval. A JSON pointer is empty or starts with `/`, so no two get mixed up. */
export const inRetrieval = (at: Pointer): Pointer => `${prefix}${at}`;

/** Whether a place is in the body that was inspected, so that one can go there. */
export const isInBody = (at: Pointer): boolean => !at.startsWith(prefix);
