import type { Json } from '../../model';
import type { Span } from '../span';

/** Where the entries of lists and objects stand in a text; the lists and objects themselves are the keys. */
export class Places {
  private readonly known = new Map<object, Map<string | number, Span>>();

  /** An entry's place, with its name where it has one; the last one counts, as it does for its value. */
  note(holder: object, key: string | number, span: Span | undefined): void {
    if (span === undefined) return;
    const entries = this.known.get(holder);
    if (entries) entries.set(key, span);
    else this.known.set(holder, new Map([[key, span]]));
  }

  noteAll(list: readonly Json[], spans: readonly (Span | undefined)[]): void {
    for (const [index, span] of spans.entries()) this.note(list, index, span);
  }

  of(holder: object, key: string | number): Span | undefined {
    return this.known.get(holder)?.get(key);
  }
}
