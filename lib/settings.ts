import * as z from 'zod';

const settings = z.object({
  /** Milliseconds the embedded engine waits before each event of an answer: for demonstrations and for trying Stop. */
  EMBEDDED_PACE_MS: wholeNumber(0, 60_000).default(0),
  /** Where the vectors made by `scripts/build-index.ts` are kept. */
  EMBEDDED_INDEX_DIR: z.string().min(1, 'it has to be the path of a folder').default('.cache/index'),
  /** How much the server logs: pino's levels. */
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Settings = z.infer<typeof settings>;

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; message: string };

/** Reads the settings from an environment; what is wrong comes back as one sentence that names the variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ReadSettings {
  const checked = settings.safeParse(environment);
  if (checked.success) return { ok: true, settings: checked.data };
  const [issue] = checked.error.issues;
  const name = String(issue?.path[0]);
  return { ok: false, message: `${name} is ${JSON.stringify(environment[name])}, but ${issue?.message}.` };
}

function wholeNumber(least: number, most: number) {
  const message = `it has to be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

function oneOf<const T extends readonly [string, ...string[]]>(names: T) {
  return z.enum(names, `it has to be one of ${names.join(', ')}`);
}
