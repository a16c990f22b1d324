import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';

// `npm run e2e` chooses free ports and finds the browser; see scripts/stages/browser-tests.mjs.
const port = process.env.E2E_PORT ?? '3100';
const pacedPort = process.env.E2E_PACED_PORT ?? '3101';
const faultyPort = process.env.E2E_FAULTY_PORT ?? '3102';
const faultsPort = process.env.E2E_FAULTS_PORT ?? '3103';
const emulatedPort = process.env.E2E_EMULATED_PORT ?? '3104';
const emulator = `http://127.0.0.1:${emulatedPort}/emulator`;
const executablePath = process.env.CHROMIUM_PATH;

/** Whoever runs the tests may be signed in to Google, and must not be billed. Nothing answers at this address. */
const signedOut = {
  GOOGLE_APPLICATION_CREDENTIALS: '',
  CLOUDSDK_CONFIG: '/nowhere',
  GCE_METADATA_HOST: '192.0.2.1',
  GEMINI_API_KEY: '',
  GOOGLE_CLOUD_PROJECT: '',
  GOOGLE_CLOUD_LOCATION: '',
};

const server = (at: string, env: Record<string, string> = {}) => ({
  command: 'node scripts/start.mjs',
  url: `http://127.0.0.1:${at}/api/health`,
  env: { HOST: '127.0.0.1', PORT: at, ...signedOut, ...env },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.min(availableParallelism(), 4),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Root has no sandbox to start; the others keep a test browser from the network and from a graphics card.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts' },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: [
    server(port),
    // So slow that every answer is still being written when a test stops it or leaves.
    server(pacedPort, { EMBEDDED_PACE_MS: '20000' }),
    {
      command: 'node --import tsx lib/google/testing/serve-faults.ts',
      url: `http://127.0.0.1:${faultsPort}/ready`,
      env: { PORT: faultsPort },
      reuseExistingServer: false,
    },
    // What it asks of Google goes wrong, and it has little patience.
    server(faultyPort, {
      VERTEX_ENDPOINT: `http://127.0.0.1:${faultsPort}`,
      GOOGLE_AUTH: 'none',
      GOOGLE_FIRST_BYTE_TIMEOUT_MS: '2000',
      GOOGLE_SILENCE_TIMEOUT_MS: '2000',
    }),
    // What it asks of Google, its own emulator answers.
    server(emulatedPort, {
      VERTEX_ENDPOINT: emulator,
      GEMINI_ENDPOINT: emulator,
      GOOGLE_AUTH: 'none',
      GOOGLE_CLOUD_PROJECT: 'embedded-project',
      GOOGLE_CLOUD_LOCATION: 'europe-west4',
    }),
  ],
  metadata: {
    pacedUrl: `http://127.0.0.1:${pacedPort}`,
    faultyUrl: `http://127.0.0.1:${faultyPort}`,
    emulatedUrl: `http://127.0.0.1:${emulatedPort}`,
  },
});
