import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SelectionStore } from '@/lib/selection';
import type { SetSettings } from './settings';

/** The pinned id travels in the address; another capture starts with nothing pinned. */
export function useSelectionInAddress(
  store: SelectionStore,
  captureKey: string,
  sel: string | null,
  onSettings: SetSettings,
) {
  const pinned = useSyncExternalStore(
    store.subscribe,
    () => store.get().pinned,
    () => null,
  );
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === captureKey) return;
    const first = seen.current === null;
    seen.current = captureKey;
    store.hover(null);
    store.pin(first ? sel : null, 'url');
  }, [captureKey, sel, store]);
  useEffect(() => {
    if (seen.current === captureKey && pinned !== sel) onSettings({ sel: pinned });
  }, [captureKey, onSettings, pinned, sel]);
}
