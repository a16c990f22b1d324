// @ts-check
// `npm test`: every stage in turn, a failed one never hides the next, and one line over all of them at the end.
import { total } from './stages/count.mjs';
import { stages } from './stages/stages.mjs';
import { StepFailed } from './steps/step-failed.mjs';

/** @param {unknown} error */
const broken = (error) => ({
  passed: 0,
  failed: 1,
  output: error instanceof StepFailed ? error.message : String(error instanceof Error ? error.stack : error),
});

const results = [];
for (const { name, run } of stages) {
  console.log(`· ${name} …`);
  const began = performance.now();
  const result = await run().catch(broken);
  if (result.failed > 0) console.log(result.output);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
  );
  results.push(result);
}
const { passed, failed } = total(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
