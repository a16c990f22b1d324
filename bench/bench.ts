// `npm run bench` measures everything, `npm run bench -- inspect retrieval` the named parts. Figures are medians and
// ratios of one run, which hold on any machine; nothing is asserted.
import { batch } from './batch';
import { checkSpeed } from './check-speed';
import { firstLoad } from './first-load';
import { inspectSpeed } from './inspect-speed';
import { painting } from './painting';
import { retrieval } from './retrieval';
import type { Section } from './section';
import { streaming } from './streaming';

const sections: readonly Section[] = [
  retrieval,
  inspectSpeed,
  checkSpeed,
  firstLoad,
  painting,
  streaming,
  batch,
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !sections.some((section) => section.name === name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}"; there are ${sections.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const { name, title, measure } of sections) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  for (const { what, value, target } of await measure()) {
    console.log(`  ${what}: ${value}${target === undefined ? '' : ` (target: ${target})`}`);
  }
}
