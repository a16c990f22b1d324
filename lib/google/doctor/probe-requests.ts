import type { Outcome } from '../../outcome';
import { listRequest, type WireRequest } from '../../wire';
import type { Api, Known } from './step';

/**
 * The cheapest request that needs what the backend needs: one corpus of the configured place. null when no place is
 * configured.
 */
export function listingRequest({
  api,
  project,
  settings,
}: Pick<Known, 'api' | 'project' | 'settings'>): Outcome<WireRequest> | null {
  if (api === 'gemini') return one(listRequest({ backend: 'gemini', what: 'corpora', pageToken: null }));
  const location = settings.GOOGLE_CLOUD_LOCATION;
  if (project === null || location === null) return null;
  const parent = `projects/${project}/locations/${location}`;
  return one(listRequest({ backend: 'vertex', what: 'corpora', parent, pageToken: null }));
}

/** One that a key opens. */
export const keyRequest = (): Outcome<WireRequest> =>
  one(listRequest({ backend: 'gemini', what: 'file-search-stores', pageToken: null }));

/** Any of which will do; the first is asked for. */
export function scopesNeeded(api: Api): readonly string[] {
  const request =
    api === 'gemini'
      ? listRequest({ backend: 'gemini', what: 'corpora', pageToken: null })
      : listRequest({
          backend: 'vertex',
          what: 'corpora',
          parent: 'projects/p/locations/europe-west4',
          pageToken: null,
        });
  return request.ok ? request.value.scopes : [];
}

function one(request: Outcome<WireRequest>): Outcome<WireRequest> {
  if (!request.ok) return request;
  const path = request.value.path.replace(/pageSize=\d+/, 'pageSize=1');
  return { ok: true, value: { ...request.value, path } };
}
