import 'server-only';
import pino from 'pino';

/** JSON lines on standard output; `LOG_LEVEL` sets how much. Questions, answers and credentials are never logged. */
export const log = pino({ name: 'grounding-inspector', level: process.env.LOG_LEVEL ?? 'info' });
