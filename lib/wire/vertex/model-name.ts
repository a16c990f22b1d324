import type { Checked } from '../model';
import { faulty, project, quoted, word } from '../segments';
import type { Place } from './corpus-name';
import { isLocation } from './hosts';

export type ModelPlace = {
  location: string;
  /** `projects/P/locations/L/publishers/…/models/…` or `…/endpoints/E` */
  resource: string;
};

const bare = new RegExp(`^(?:models/)?(${word})$`);
const published = new RegExp(`^publishers/(${word})/models/${word}$`);
const full = new RegExp(
  `^projects/${project}/locations/([a-z0-9-]+)/(?:endpoints/${word}|publishers/(${word})/models/${word})$`,
);

/**
 * Where a model is asked. A bare id is one of Google's own models; `publishers/…` says whose it is. Both are asked in
 * the location that is set, else in the corpus's own region. A full name says its location itself.
 */
export function readModelPlace(
  { model, location }: { model: string; location: string | null },
  corpus: Place,
): Checked<ModelPlace> {
  if (location !== null && !isLocation(location))
    return faulty(
      'generation.location',
      `${quoted(location)} is no location: take a region, global, us or eu.`,
    );
  const [whole, own, owner] = full.exec(model) ?? [];
  const publisher = owner ?? published.exec(model)?.[1];
  if (publisher?.toLowerCase() === 'anthropic') return faulty('generation.model', notByThisMethod);
  if (whole !== undefined && own !== undefined) return ownPlace(whole, own, location);
  const name = publisher === undefined ? bare.exec(model)?.[1] : undefined;
  if (publisher === undefined && name === undefined) return faulty('generation.model', noModel(model));
  const at = location ?? corpus.location;
  const path = publisher === undefined ? `publishers/google/models/${name}` : model;
  return {
    ok: true,
    value: { location: at, resource: `projects/${corpus.project}/locations/${at}/${path}` },
  };
}

function ownPlace(resource: string, own: string, location: string | null): Checked<ModelPlace> {
  if (!isLocation(own)) return faulty('generation.model', `"${own}", in the model's name, is no location.`);
  if (location === null || location === own) return { ok: true, value: { location: own, resource } };
  return faulty(
    'generation.location',
    `The model's full name says ${own}, so it can't be asked in ${location}.`,
  );
}

const notByThisMethod = 'Anthropic’s models are reached by rawPredict, and not by generateContent.';

const noModel = (model: string) =>
  model.trim() === ''
    ? 'No model is named.'
    : `${quoted(model)} is no model: write an id such as gemini-3.5-flash, publishers/PUBLISHER/models/ID, or projects/PROJECT/locations/LOCATION/endpoints/ID.`;
