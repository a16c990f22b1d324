import type { Notes } from '../formats/notes';
import type { Pointer } from '../model';

/** Says what the tool that wrote a body left out of it, and where the whole thing is to be had. */
export function noteLoss(notes: Notes, at: Pointer, lost: string, remedy: string): void {
  notes.add({ code: 'input/lossy-writer', severity: 'warning', at, message: `${lost} ${remedy}` });
}
