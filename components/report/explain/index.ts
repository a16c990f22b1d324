import { answers } from './answers';
import { chunks } from './chunks';
import type { Explanations } from './explanation';
import { inputs } from './inputs';
import { segments } from './segments';
import { streams } from './streams';
import { supports } from './supports';

/** Every code that a diagnostic can have, explained. A new one is an entry in one of the files beside this. */
export const explanations: Explanations = {
  ...segments,
  ...supports,
  ...chunks,
  ...answers,
  ...streams,
  ...inputs,
};
