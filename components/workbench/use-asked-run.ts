import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '@/lib/outcome';
import type { Target } from '@/lib/target';
import { askedKey } from './asked';
import type { Settings } from './settings';
import type { useAsking } from './use-asking';

/**
 * The run that belongs to the address. A reload, a shared link, Back and Forward show the same thing again: the answer
 * that is kept, or it is asked once more; what is billed waits for a click.
 *
 * @param send asks the question with the settings of the form
 */
export function useAskedRun(
  settings: Settings,
  target: Outcome<Target>,
  billed: boolean,
  asking: ReturnType<typeof useAsking>,
  send: (question: string) => void,
) {
  // Brought here by a link, a reload, Back or Forward, and not by a deed in the form.
  const [moved, setMoved] = useState(true);
  useEffect(() => {
    const step = () => setMoved(true);
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);

  const wanted =
    settings.asked && target.ok ? askedKey({ question: settings.q, target: target.value }) : null;
  const isOther = asking.run !== null && askedKey(asking.run.request) !== wanted;
  const isNew = moved && wanted !== null && (asking.run === null || isOther);
  const follow = useEffectEvent((mode: Settings['mode'], moved: boolean, wanted: string | null) => {
    if (mode !== 'ask' || !moved) return;
    if (wanted === null) {
      if (asking.run !== null) asking.leave();
    } else if (isNew && !asking.recall(wanted)) {
      if (!billed) send(settings.q);
      else if (asking.run !== null) asking.leave();
    }
  });
  useEffect(() => follow(settings.mode, moved, wanted), [settings.mode, moved, wanted]);

  return {
    // The answer to another question is not shown for a moment either.
    isElsewhere: moved && isOther,
    /** A question came with the address whose asking would cost money. */
    waits: settings.mode === 'ask' && isNew && billed,
    /** The form was changed, or asked: what is shown stays. */
    stay: useCallback(() => setMoved(false), []),
  };
}
