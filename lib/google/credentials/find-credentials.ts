import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fail, type Outcome, ok } from '../../outcome';
import type { AdcFile } from './adc-file';
import { readAdcFile } from './read-adc-file';
import { readSmallFile } from './read-small-file';
import { signIn } from './sign-in-commands';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A place where credentials lie, or ought to. */
export type Place = {
  /** What named it. */
  from: 'GOOGLE_APPLICATION_CREDENTIALS' | 'gcloud';
  path: string;
  /** Another one as soon as the file is another one; null when there is no file. */
  version: string | null;
};

/**
 * Where the credentials file lies: the one that GOOGLE_APPLICATION_CREDENTIALS names, else the one that gcloud writes;
 * null when there is neither. google-auth-library searches in the same order, and comes to the metadata server last.
 */
export async function findFile(environment: Environment): Promise<Place | null> {
  const named =
    environment.GOOGLE_APPLICATION_CREDENTIALS || environment.google_application_credentials || undefined;
  if (named !== undefined)
    return { from: 'GOOGLE_APPLICATION_CREDENTIALS', path: named, version: await versionOf(named) };
  const folder = gcloudFolder(environment);
  if (folder === null) return null;
  const wellKnown = path.join(folder, 'application_default_credentials.json');
  const version = await versionOf(wellKnown);
  return version === null ? null : { from: 'gcloud', path: wellKnown, version };
}

/** Reads a credentials file; each way in which it can be unusable is told apart, in words that hold nothing of it. */
export async function readPlace(place: Place): Promise<Outcome<AdcFile>> {
  const named =
    place.from === 'GOOGLE_APPLICATION_CREDENTIALS'
      ? `The file ${place.path}, which GOOGLE_APPLICATION_CREDENTIALS names,`
      : `The credentials file ${place.path}`;
  const hint =
    place.from === 'GOOGLE_APPLICATION_CREDENTIALS'
      ? `Let GOOGLE_APPLICATION_CREDENTIALS name a credentials file, or unset it and run: ${signIn}`
      : `Run: ${signIn}`;
  const found = await readSmallFile(place.path);
  if (!found.ok) return fail('not-configured', `${named} ${found.wrong}.`, hint);
  const read = readAdcFile(found.text);
  return read.ok ? ok(read.file) : fail('not-configured', `${named} ${read.wrong}.`, hint);
}

function gcloudFolder({ CLOUDSDK_CONFIG, APPDATA, HOME }: Environment): string | null {
  if (CLOUDSDK_CONFIG) return CLOUDSDK_CONFIG;
  if (process.platform === 'win32') return APPDATA ? path.join(APPDATA, 'gcloud') : null;
  return HOME ? path.join(HOME, '.config', 'gcloud') : null;
}

async function versionOf(file: string): Promise<string | null> {
  try {
    const { ino, size, mtimeMs } = await stat(file);
    return `${ino}:${size}:${mtimeMs}`;
  } catch {
    return null;
  }
}
