import type { Checked } from '../model';
import { faulty, project, quoted, word } from '../segments';
import { region } from './hosts';

export type Place = {
  project: string;
  location: string;
  /** `projects/P/locations/L` */
  parent: string;
};

const placeName = new RegExp(`^projects/(${project})/locations/([a-z0-9-]+)$`);
const corpusName = new RegExp(`^(projects/${project}/locations/[a-z0-9-]+)/ragCorpora/${word}$`);
const bareId = new RegExp(`^${word}$`);

/** The place in the full name of a corpus: every call about the corpus goes there. */
export function readCorpusName(name: string, field: string): Checked<Place> {
  const parent = corpusName.exec(name)?.[1];
  if (parent !== undefined) return readPlace(parent, field);
  return faulty(
    field,
    bareId.test(name)
      ? `${quoted(name)} is only an id; the service wants the full name, projects/PROJECT/locations/REGION/ragCorpora/${name}.`
      : `${quoted(name)} is no name of a corpus; it must read projects/PROJECT/locations/REGION/ragCorpora/ID.`,
  );
}

/** `projects/P/locations/L`, where corpora are. */
export function readPlace(parent: string, field: string): Checked<Place> {
  const [, project, location] = placeName.exec(parent) ?? [];
  if (project === undefined || location === undefined)
    return faulty(field, `${quoted(parent)} is no place; it must read projects/PROJECT/locations/REGION.`);
  if (!region.test(location))
    return faulty(field, `Corpora live in single regions such as europe-west4, and not in "${location}".`);
  return { ok: true, value: { project, location, parent } };
}

/** Files are named by bare ids, as their corpus stands beside them. */
export const isFileId = (text: string): boolean => bareId.test(text);
