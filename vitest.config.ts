import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{app,components,lib,scripts}/**/*.{test,property}.{ts,tsx}'],
    testTimeout: 30_000,
  },
});
