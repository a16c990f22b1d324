/** A single place, such as `europe-west4`: where corpora live. */
export const region = /^[a-z]+-[a-z]+[1-9]\d?$/;

/** All that `generateContent` is served at: a region, a multi-region, or wherever there is room. */
export const isLocation = (text: string): boolean => region.test(text) || /^(?:global|us|eu)$/.test(text);

/** The host that serves a location. `global-aiplatform` and `us-aiplatform` are no hosts. */
export function vertexHost(location: string): string {
  if (location === 'global') return 'aiplatform.googleapis.com';
  if (location === 'us' || location === 'eu') return `aiplatform.${location}.rep.googleapis.com`;
  return `${location}-aiplatform.googleapis.com`;
}
