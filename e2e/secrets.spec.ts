import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEchoingGoogle } from './echoing-google';
import { expect, test } from './fixtures';
import { startRecordingProxy } from './recording-proxy';
import { alert, ask, visit } from './workbench';

const planted = {
  accessToken: 'planted-access-token-0123456789',
  subjectToken: 'planted-subject-token-0123456789',
  clientSecret: 'planted-client-secret-0123456789',
  apiKey: 'planted-api-key-0123456789',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Workload identity federation: the file names a token, the token service gives another one for it. */
async function credentialsFile(tokenService: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planted-'));
  const subject = path.join(folder, 'subject-token');
  await writeFile(subject, planted.subjectToken);
  const file = path.join(folder, 'credentials.json');
  const content = {
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/p',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `${tokenService}/v1/token`,
    client_id: 'client',
    client_secret: planted.clientSecret,
    credential_source: { file: subject },
  };
  await writeFile(file, JSON.stringify(content));
  return file;
}

/** Serves the app with planted credentials, and gathers all that it writes. */
async function startApp(google: string) {
  const port = await freePort();
  const output: string[] = [];
  const app = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'trace',
      VERTEX_ENDPOINT: google,
      GEMINI_ENDPOINT: google,
      GOOGLE_AUTH: 'adc',
      GOOGLE_APPLICATION_CREDENTIALS: await credentialsFile(google),
      GOOGLE_CLOUD_PROJECT: 'demo-project',
      GOOGLE_CLOUD_LOCATION: 'europe-west4',
      GEMINI_API_KEY: planted.apiKey,
      GOOGLE_SDK_NODE_LOGGING: '*',
      NODE_DEBUG: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      output.push(text.toString());
      if (output.join('').includes('Grounding Inspector is at')) resolve();
    };
    app.stdout.on('data', hear);
    app.stderr.on('data', hear);
    app.once('exit', () => reject(new Error(`The app ended: ${output.join('')}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    output,
    async close() {
      const ended = once(app, 'exit');
      app.kill('SIGTERM');
      await ended;
    },
  };
}

test('nothing of a credential reaches the browser, its storage, or the log', async ({ page, faults }) => {
  const google = await startEchoingGoogle(planted.accessToken);
  const app = await startApp(google.url);
  const proxy = await startRecordingProxy(app.url);
  try {
    const corpus = 'projects/demo-project/locations/europe-west4/ragCorpora/1';
    await visit(page, `${proxy.url}/?source=vertex&corpus=${corpus}&model=echo&location=own`);
    await ask(page, 'What do you hear?');
    await expect(alert(page).first()).toContainText('Refused');
    await expect(page.getByText(/^Said: /)).toBeVisible();

    await page.getByRole('button', { name: 'Check connection' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await page.keyboard.press('Escape');

    await visit(page, `${proxy.url}/?source=gemini&corpus=corpora/c`);
    await ask(page, 'What do you hear?');
    await expect(alert(page).first()).toContainText('Refused');

    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    );
    const everything = [proxy.received(), kept, await page.content(), ...app.output].join('\n');
    // The echo came through, and so would have a secret.
    const holds = (words: string) => everything.includes(words);
    expect(['Refused: ', 'Said: ', 'Bearer [redacted]'].filter(holds)).toHaveLength(3);
    expect(Object.values(planted).filter(holds)).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await proxy.close();
    await app.close();
    await google.close();
  }
});
