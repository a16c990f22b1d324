import type { Pointer } from '../model';

/** One step further down: `/a` and `b/c` give `/a/b~1c` (RFC 6901). */
export function step(at: Pointer, key: string | number): Pointer {
  if (typeof key === 'number') return `${at}/${key}`;
  const plain =
    key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
  return `${at}/${plain}`;
}
