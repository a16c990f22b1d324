import { expect, test } from 'vitest';
import { whyUnfit } from './node-version.mjs';

test.each(['12.22.0', '18.20.4', '20.8.1'])('Node %s is too old for anything', (version) => {
  for (const forTests of [false, true]) {
    expect(whyUnfit(version, forTests)).toBe(
      `Grounding Inspector needs Node 20.9 or newer, and this is Node ${version}. Install a newer one (https://nodejs.org) and run the command again.`,
    );
  }
});

test.each(['20.9.0', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])(
  'Node %s serves, but does not test',
  (version) => {
    expect(whyUnfit(version, false)).toBeNull();
    expect(whyUnfit(version, true)).toMatch(
      new RegExp(`^The tests .* need Node 20\\.19, 22\\.13, or 24 and newer, and this is Node ${version}\\.`),
    );
  },
);

test.each(['20.19.0', '22.13.0', '24.0.0', '26.1.0'])('Node %s does both', (version) => {
  expect(whyUnfit(version, false)).toBeNull();
  expect(whyUnfit(version, true)).toBeNull();
});
