import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Which fields a person has left, or the form was asked to go without: before that, an empty one is no mistake.
 * `noting` goes onto the field; `forget` makes a name new again.
 */
export function useLeft() {
  const [left, setLeft] = useState(none);
  const note = (id: string) => setLeft((before) => new Set([...before, id]));
  return {
    has: (id: string) => left.has(id),
    noting: (id: string) => ({ onBlur: () => note(id), onInvalid: () => note(id) }),
    forget: (id: string) => setLeft((before) => new Set([...before].filter((one) => one !== id))),
  };
}
