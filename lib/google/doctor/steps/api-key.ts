import { nextOf } from '../next';
import { keyRequest } from '../probe-requests';
import { fine, hasKey, problem, type Step, signsIn } from '../step';

/** Whether the key is taken, by a method that takes keys. */
export const apiKeyStep: Step = {
  id: 'api-key',
  title: 'API key',
  concerns: (known) => signsIn(known) && hasKey(known),
  async look({ probe, signal }) {
    const request = keyRequest();
    if (!request.ok) return problem(request.failure.message);
    const answer = await probe(request.value, signal);
    return answer.ok
      ? fine('The Gemini API takes it (GEMINI_API_KEY).')
      : problem(answer.failure.message, nextOf(answer.failure));
  },
};
