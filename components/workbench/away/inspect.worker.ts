import { inspect } from '@/lib/grounding';
import type { Capture } from '@/lib/grounding/model';
import type { Told } from './messages';
import { takeOut } from './parts';

const tell = (told: Told) => postMessage(told);

// The page that starts this worker is the only one that can write to it.
addEventListener('message', ({ data }: MessageEvent<Capture>) => {
  const read = inspect(data);
  if (!read.ok) tell({ kind: 'frame', read });
  else {
    const { pieces: _, ...inspection } = read.value.inspection;
    const value = { ...read.value, inspection };
    const parts = takeOut(value);
    tell({ kind: 'frame', read: { ok: true, value } });
    for (const part of parts) tell({ kind: 'part', part });
  }
  tell({ kind: 'whole' });
});
