import type { CheckStep } from '../../lib/request';
import { oneLine } from '../inspect/visible';
import type { Api } from './arguments';

const names: { readonly [api in Api]: string } = { vertex: 'Vertex AI RAG Engine', gemini: 'Gemini API' };

export const headLine = (api: Api): string => `${names[api]}\n`;

/** A step as it stands in a terminal, with the next command under it where there is one. */
export function stepLines({ title, state, found, next }: CheckStep): string {
  const line = `  ${state.padEnd(8)} ${title.padEnd(14)} ${oneLine(found, 600)}\n`;
  return next === null ? line : `${line}${' '.repeat(11)}next: ${oneLine(next, 600)}\n`;
}

export const jsonLine = (api: Api, step: CheckStep): string => `${JSON.stringify({ api, ...step })}\n`;

/** The last line of a check. `next`: what to do first. */
export function verdictLine(api: Api, problems: number, next: string | null): string {
  if (problems === 0) return `  ${names[api]} is ready.\n\n`;
  const what = problems === 1 ? 'one thing is' : `${problems} things are`;
  const first = next === null ? '' : ` Begin with: ${oneLine(next, 600)}`;
  return `  ${names[api]} is not ready: ${what} to be mended.${first}\n\n`;
}
