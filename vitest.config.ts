import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // What Next's `react-server` condition gives: an empty module. The condition itself would take React's hooks away.
    alias: { 'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)) },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,components,lib,scripts}/**/*.{test,property}.{ts,tsx}'],
    testTimeout: 30_000,
    setupFiles: ['./scripts/property-seed.ts'],
  },
});
