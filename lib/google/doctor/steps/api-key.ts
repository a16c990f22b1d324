import { nextOf } from '../next';
import { keyRequest } from '../probe-requests';
import { fine, problem, type Step } from '../step';

/** Whether the key is taken, by a method that takes keys. */
export const apiKeyStep: Step = {
  id: 'api-key',
  title: 'API key',
  async look({ api, settings, probe, signal }) {
    if (api === 'vertex' || settings.GEMINI_API_KEY === null || settings.GOOGLE_AUTH === 'none') return null;
    const request = keyRequest();
    if (!request.ok) return problem(request.failure.message);
    const answer = await probe(request.value, signal);
    return answer.ok
      ? fine('The Gemini API takes it (GEMINI_API_KEY).')
      : problem(answer.failure.message, nextOf(answer.failure));
  },
};
