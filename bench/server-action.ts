import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const manifest = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string() })),
});

/** The id under which the built app offers a server action; it changes with each build. */
export async function actionId(name: string): Promise<string> {
  const read = manifest.parse(
    JSON.parse(await readFile('.next/server/server-reference-manifest.json', 'utf8')),
  );
  const found = Object.entries(read.node).find(([, action]) => action.exportedName === name);
  if (found === undefined) throw new Error(`The build has no action "${name}".`);
  return found[0];
}

/** Calls a server action as the page does, its one argument as JSON; the answer is a stream in React's own format. */
export async function callAction(url: string, id: string, argument: unknown): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', accept: 'text/x-component' },
    body: JSON.stringify([argument]),
  });
  if (!response.ok) throw new Error(`The action answered ${response.status}.`);
  return response;
}
