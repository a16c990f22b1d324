// No syntax younger than Node 12 stands here, and nothing is imported: see ../prepare.mjs.

/**
 * Why this Node can't do what was asked, as one or two sentences for a person; null when it can. The app needs what Next
 * needs; the tests need what jsdom and Vite need, which leaves out the odd versions between.
 *
 * @param {string} version e.g. `20.9.0`
 * @param {boolean} forTests
 * @returns {string | null}
 */
export function whyUnfit(version, forTests) {
  const [major, minor] = version.split('.').map(Number);
  const runs = major > 20 || (major === 20 && minor >= 9);
  const tests = major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
  if (runs && (tests || !forTests)) return null;
  const needs = runs
    ? 'The tests of Grounding Inspector need Node 20.19, 22.13, or 24 and newer'
    : 'Grounding Inspector needs Node 20.9 or newer';
  return (
    needs +
    ', and this is Node ' +
    version +
    '. Install a newer one (https://nodejs.org) and run the command again.'
  );
}
