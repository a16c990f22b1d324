import 'server-only';
import * as z from 'zod';

const environment = z.object({
  /** Milliseconds the embedded engine waits before each event of an answer: for demonstrations and for trying Stop. */
  EMBEDDED_PACE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Where the vectors made by `scripts/build-index.ts` are kept. */
  EMBEDDED_INDEX_DIR: z.string().min(1).default('.cache/index'),
});

export type Environment = z.infer<typeof environment>;

let read: Environment | null = null;

/** The environment, checked once on first use. Throws with the variable's name: a wrong setting should stop the start. */
export function env(): Environment {
  if (read !== null) return read;
  const checked = environment.safeParse(process.env);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new Error(`The environment variable ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  read = checked.data;
  return read;
}
