// Makes a checkout ready for a command, and says on standard error what it does; standard output stays clean.
//
//     node scripts/prepare.mjs             installs what package-lock.json names, unless it is there
//     node scripts/prepare.mjs --index     … and makes the vectors of the bundled documents
//     node scripts/prepare.mjs --build     … and builds, unless the build was made from these very sources
//     node scripts/prepare.mjs --browser   … and finds a Chromium for the tests, or gets one
//     node scripts/prepare.mjs --serve     … and checks, before the long work, what the server will be started with
//
// No syntax younger than Node 12 stands here or in what is imported at once: an old Node must get as far as the sentence
// that says it is too old.
import { whyUnfit } from './steps/node-version.mjs';

const flags = process.argv.slice(2);
const unfit = whyUnfit(process.versions.node, flags.includes('--browser'));

if (unfit !== null) {
  console.error(unfit);
  process.exit(1);
}

import('./steps/prepare.mjs')
  .then(({ prepare }) => prepare(flags))
  .catch((error) => {
    console.error(error.name === 'StepFailed' ? error.message : error);
    process.exit(1);
  });
