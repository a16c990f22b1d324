// @ts-check
// `npm run build`: the index of the bundled documents and the production build, whether or not anything changed.
import { build } from './steps/build.mjs';
import { oneAtATime } from './steps/one-at-a-time.mjs';
import { StepFailed } from './steps/step-failed.mjs';

try {
  await oneAtATime(build);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
