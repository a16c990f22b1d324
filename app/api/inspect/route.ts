import { answerRequest, hint, refusal } from './answer-request';

/** Far above any response a service sends; what is larger is a mistake. */
const limits = { mostBytes: 64 * 1024 * 1024, mostPrinted: 512 * 1024 * 1024 };

/** The Inspection of what a person would paste. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, limits);
}

/** Browsers that follow a link here are told how to ask. */
export function GET(): Response {
  return refusal(405, 'method/not-allowed', 'This address answers POST only.', hint, { allow: 'POST' });
}
