import { asksForCorpora, blocking, fine, type Step, skipped } from '../step';
import { kindOf } from '../what-answered';

const services = { vertex: 'aiplatform.googleapis.com', gemini: 'generativelanguage.googleapis.com' };

/** Whether the API is on in the project that is charged. */
export const apiEnabledStep: Step = {
  id: 'api-enabled',
  title: 'API',
  concerns: asksForCorpora,
  async look({ api, settings, answer, headers, project }) {
    if (answer === null) return skipped('Nothing was asked.');
    if (answer.ok || kindOf(answer.failure) !== 'api-off') return fine(`${services[api]} is on.`);
    const charged =
      headers?.['x-goog-user-project'] ?? project ?? settings.GOOGLE_CLOUD_PROJECT ?? 'PROJECT_ID';
    return blocking(
      answer.failure.why ?? answer.failure.message,
      `gcloud services enable ${services[api]} --project=${charged}`,
    );
  },
};
