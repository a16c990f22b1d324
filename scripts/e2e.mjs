// @ts-check
// `npm run e2e -- ask.spec.ts`: the browser tests alone, or some of them; arguments are Playwright's.
import { runBrowserTests } from './stages/browser-tests.mjs';

process.exitCode = await runBrowserTests(process.argv.slice(2), { stdio: 'inherit' });
