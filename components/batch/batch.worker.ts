import type { Asked, Told } from './messages';
import { isSingle, readChosen } from './read-chosen';

const tell = (told: Told) => postMessage(told);

// The page that starts this worker is the only one that can write to it.
addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if (await isSingle(data.chosen)) tell({ kind: 'single' });
  else await readChosen(data.chosen, tell, () => performance.now());
});
