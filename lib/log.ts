import 'server-only';
import pino, { type Logger } from 'pino';
import { env } from './env';

let made: Logger | null = null;

/**
 * JSON lines on standard output; `LOG_LEVEL` sets how much. Questions, answers and credentials are never logged. Made on
 * first use, since `next build` loads this module too and needs no setting.
 */
export function log(): Logger {
  made ??= pino({ name: 'grounding-inspector', level: env().LOG_LEVEL });
  return made;
}
