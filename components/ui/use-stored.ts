import { useSyncExternalStore } from 'react';

/** Anything that holds a value outside React and tells when it changed. */
export type Stored<State> = { get(): State; subscribe(listener: () => void): () => void };

/**
 * One plain value taken from a store. The component renders anew only when that value changes, which is why it must
 * be comparable by `Object.is`: among two hundred cards only the two that light up or go dark do any work.
 */
export function useStored<State, Value extends string | number | boolean | null>(
  store: Stored<State>,
  select: (state: State) => Value,
): Value {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
