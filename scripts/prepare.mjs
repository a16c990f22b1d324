// Makes a checkout ready for a command, and says on standard error what it does; standard output stays clean.
//
//     node scripts/prepare.mjs             installs what package-lock.json names, unless it is there
//     node scripts/prepare.mjs --index     … and makes the vectors of the bundled documents
//     node scripts/prepare.mjs --build     … and builds, unless the build was made from these very sources
//     node scripts/prepare.mjs --browser   … and finds a Chromium for the tests, or gets one
//     node scripts/prepare.mjs --serve     … and checks, before the long work, what the server will be started with
//
// No import and no syntax younger than Node 12 stands here: an old Node must get as far as the sentence that says so.
const needed = [20, 9];
const running = process.versions.node.split('.').map(Number);

if (running[0] < needed[0] || (running[0] === needed[0] && running[1] < needed[1])) {
  console.error(
    'Grounding Inspector needs Node ' +
      needed.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. Install a newer one (https://nodejs.org) and run the command again.',
  );
  process.exit(1);
}

import('./steps/prepare.mjs')
  .then(({ prepare }) => prepare(process.argv.slice(2)))
  .catch((error) => {
    console.error(error.name === 'StepFailed' ? error.message : error);
    process.exit(1);
  });
