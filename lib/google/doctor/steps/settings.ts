import { blocking, fine, problem, type Step } from '../step';

/** Where the API is asked, and whether anything is set that can't work. */
export const settingsStep: Step = {
  id: 'settings',
  title: 'Settings',
  async look({ api, settings }) {
    const name = api === 'vertex' ? 'VERTEX_ENDPOINT' : 'GEMINI_ENDPOINT';
    const endpoint = settings[name];
    if (settings.GOOGLE_AUTH === 'none' && endpoint === null)
      return blocking(
        "GOOGLE_AUTH=none sends no credentials, but Google's own hosts want some.",
        'unset GOOGLE_AUTH',
      );
    const asked = endpoint === null ? "Google's own hosts are asked" : `${name} is asked (${endpoint})`;
    if (api === 'gemini') return fine(`${asked}.`);
    const location = settings.GOOGLE_CLOUD_LOCATION;
    if (location === null)
      return problem(`${asked}, but no location is set.`, 'export GOOGLE_CLOUD_LOCATION=europe-west4');
    if (/^(?:global|us|eu)$/.test(location))
      return problem(
        `GOOGLE_CLOUD_LOCATION is ${location}, but corpora lie in single regions.`,
        'export GOOGLE_CLOUD_LOCATION=europe-west4',
      );
    return fine(`${asked}, in ${location}.`);
  },
};
