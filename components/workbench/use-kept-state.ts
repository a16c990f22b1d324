import { useCallback, useEffect, useState } from 'react';

const prefix = 'grounding-inspector/';

/**
 * State that a reload of this tab keeps (session storage): nothing a person typed is lost. Text too long for the
 * storage stays in the page only; `kept` says which it is.
 */
export function useKeptState(name: string, initial: string) {
  const [value, setValue] = useState(initial);
  const [kept, setKept] = useState(true);
  const [restored, setRestored] = useState(false);

  // After hydration: the server can't know what the tab holds.
  useEffect(() => {
    const stored = sessionStorage.getItem(prefix + name);
    if (stored !== null) setValue((current) => (current === initial ? stored : current));
    setRestored(true);
  }, [name, initial]);

  const set = useCallback(
    (next: string) => {
      setValue(next);
      try {
        sessionStorage.setItem(prefix + name, next);
        setKept(true);
      } catch {
        sessionStorage.removeItem(prefix + name);
        setKept(false);
      }
    },
    [name],
  );
  return { value, set, kept, restored };
}
