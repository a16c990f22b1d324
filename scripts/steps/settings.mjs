// @ts-check
import { StepFailed } from './step-failed.mjs';

/**
 * Fails with one plain sentence when a setting is not what the server takes, by the server's own rules. Needs the
 * installed packages: those rules are TypeScript.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export async function demandSettings(env) {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('../../lib/settings')} */
  const { readSettings } = await tsImport('../../lib/settings.ts', import.meta.url);
  const read = readSettings(env);
  if (!read.ok) throw new StepFailed(read.message);
}
