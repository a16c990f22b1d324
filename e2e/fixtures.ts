import { test as base, expect } from 'playwright/test';

type Faults = {
  /** What went wrong in the page so far; a test that provokes a fault on purpose takes it out again. */
  faults: string[];
  /** A server of the same build that answers slowly enough to be stopped in the middle. */
  pacedUrl: string;
  /** A server of the same build whose requests to Vertex AI reach a server that goes wrong as it is asked to. */
  faultyUrl: string;
  /** A server of the same build that asks its own emulator instead of Vertex AI and the Gemini API. */
  emulatedUrl: string;
};

/**
 * Every test fails on what a person would find in the console: errors (a violation of the Content-Security-Policy is
 * one), uncaught exceptions, and requests that failed or were refused.
 */
export const test = base.extend<Faults>({
  pacedUrl: async ({ browserName: _ }, use, testInfo) => {
    await use(String(testInfo.config.metadata.pacedUrl));
  },
  faultyUrl: async ({ browserName: _ }, use, testInfo) => {
    await use(String(testInfo.config.metadata.faultyUrl));
  },
  emulatedUrl: async ({ browserName: _ }, use, testInfo) => {
    await use(String(testInfo.config.metadata.emulatedUrl));
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? 'unknown';
        // A page that is left, or a run that is stopped, aborts what it was still waiting for.
        if (why !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${why}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`response: ${response.status()} ${response.url()}`);
      });
      await use(faults);
      expect(faults, 'faults the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
