import type { Capture } from '@/lib/grounding/model';
import type { Told } from './messages';
import { tellInspection } from './tell-inspection';

// The page that starts this worker is the only one that can write to it.
addEventListener('message', ({ data }: MessageEvent<Capture>) =>
  tellInspection(data, (told: Told) => postMessage(told)),
);
