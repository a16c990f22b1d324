// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fail, type Outcome, ok } from '@/lib/outcome';
import type { BackendOption, CheckStep, CheckStream } from '@/lib/request';
import { ConnectPanel } from './connect-panel';

afterEach(cleanup);

const option: BackendOption = {
  id: 'vertex',
  label: 'Vertex AI RAG Engine',
  note: '',
  ready: fail('not-configured', 'No credentials.'),
  billed: true,
  corpora: [],
  parent: null,
  endpoint: null,
};

const credentials: CheckStep = {
  id: 'credentials',
  title: 'Credentials',
  state: 'problem',
  found: 'None were found.',
  next: 'gcloud auth application-default login',
};
const host: CheckStep = { id: 'host', title: 'Host', state: 'skipped', found: 'Not looked at.', next: null };

/** A check whose steps the test lets go one by one. */
function pacedCheck() {
  const queue = new TransformStream<CheckStep, CheckStep>();
  const writer = queue.writable.getWriter();
  async function* steps(): AsyncGenerator<CheckStep> {
    const reader = queue.readable.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  }
  return {
    stream: ok<CheckStream>({ steps: steps() }),
    send: (step: CheckStep) => void writer.write(step),
    end: () => void writer.close(),
  };
}

type Checking = () => Promise<Outcome<CheckStream>>;

/** The panel with the button that opens it. */
function Page({ check, onReady }: { check: Checking; onReady: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Check connection
      </button>
      <ConnectPanel
        option={option}
        check={check}
        open={open}
        onClose={() => setOpen(false)}
        onReady={onReady}
      />
    </>
  );
}

/** Gives how often the panel has told that the source is ready. */
function show(check: Checking) {
  const told: string[] = [];
  const onReady = () => void told.push('ready');
  render(<Page check={check} onReady={onReady} />);
  return told;
}

const opener = () => screen.getByRole('button', { name: 'Check connection', hidden: true });

test('steps come one by one, each with its state in words, and problems with the next command', async () => {
  const check = pacedCheck();
  show(async () => check.stream);
  await userEvent.click(opener());
  await screen.findByText('Looking …');
  check.send(credentials);
  const step = within((await screen.findByText('None were found.')).closest('li') ?? document.body);
  step.getByText('Problem');
  step.getByRole('button', { name: 'Copy gcloud auth application-default login' });
  expect(screen.queryByText('Not looked at.')).toBeNull();
  check.send(host);
  check.end();
  await screen.findByText('1 problem to solve.');
  screen.getByText('Skipped');
});

test('what has been mended is seen by checking again, and is told', async () => {
  const checks = [pacedCheck(), pacedCheck()];
  let at = 0;
  const told = show(async () => checks[at++]?.stream ?? fail('internal', 'No more checks.'));
  await userEvent.click(opener());
  checks[0]?.send(credentials);
  checks[0]?.end();
  await screen.findByText('1 problem to solve.');
  expect(told).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(screen.queryByText('None were found.')).toBeNull();
  checks[1]?.send({ ...credentials, state: 'ok', found: 'Found.', next: null });
  checks[1]?.end();
  await screen.findByText('Everything it needs is there.');
  expect(told).toEqual(['ready']);
});

test('Escape closes it and gives the focus back', async () => {
  const check = pacedCheck();
  show(async () => check.stream);
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Connection of Vertex AI RAG Engine' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener());
});

test('a check that could not be made says why', async () => {
  show(async () => fail('bad-input', 'This source has no connection to check.'));
  await userEvent.click(opener());
  await screen.findByText('This source has no connection to check.');
  screen.getByText('The check could not be made.');
});
