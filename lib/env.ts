import 'server-only';
import { readSettings, type Settings } from './settings';

let read: Settings | null = null;

/** The settings, checked once on first use. Throws with the variable's name; `scripts/start.mjs` asks before it serves. */
export function env(): Settings {
  if (read !== null) return read;
  const checked = readSettings(process.env);
  if (!checked.ok) throw new Error(checked.message);
  read = checked.settings;
  return read;
}
