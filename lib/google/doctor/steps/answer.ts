import { nextOf } from '../next';
import { listingRequest } from '../probe-requests';
import { asksForCorpora, blocking, fine, type Step, skipped } from '../step';
import { isAnswered } from '../what-answered';

/** Whether the host is there and answers as Google's API does. */
export const answerStep: Step = {
  id: 'answer',
  title: 'Host',
  concerns: asksForCorpora,
  async look(known) {
    const { api, settings, probe, signal } = known;
    const request = listingRequest(known);
    if (request === null) return { ...skipped('Not asked: project or location is missing.'), blocks: true };
    if (!request.ok) return blocking(request.failure.message, nextOf(request.failure));
    const answer = await probe(request.value, signal);
    if (!isAnswered(answer)) return blocking(answer.failure.message, nextOf(answer.failure));
    const endpoint = api === 'vertex' ? settings.VERTEX_ENDPOINT : settings.GEMINI_ENDPOINT;
    return fine(`${endpoint ?? request.value.host} answers.`, { answer });
  },
};
