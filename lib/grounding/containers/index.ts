import { adkSession } from './adk-session';
import { batch } from './batch';
import { bigqueryRow } from './bigquery-row';
import { cassette } from './cassette';
import type { Container } from './container';
import { genkitResponse } from './genkit-response';
import { har } from './har';
import { langchainRun } from './langchain-run';
import { liveSession } from './live-session';
import { logEntries } from './log-entries';
import { operation } from './operation';
import { responses } from './responses';
import { vercelAiResult } from './vercel-ai-result';
import { wrappedResponse } from './wrapped-response';

/** Whatever holds responses, in the order they are tried. A new one is a file beside these and a line here. */
export const containers: readonly Container[] = [
  har,
  cassette,
  logEntries,
  bigqueryRow,
  batch,
  operation,
  wrappedResponse,
  genkitResponse,
  vercelAiResult,
  langchainRun,
  adkSession,
  liveSession,
  responses,
];
