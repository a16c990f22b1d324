import { invalidArgument } from './api-error';
import { errorResponse } from './response';

/** The error for a path whose percent-encoding is none, or is no UTF-8; null for any other. */
export function malformedPath(pathname: string): Response | null {
  try {
    decodeURIComponent(pathname);
    return null;
  } catch {
    const { error } = invalidArgument(
      `Invalid URL: the path ${JSON.stringify(pathname.slice(0, 200))} is not percent-encoded UTF-8.`,
    );
    return errorResponse(error, true, false);
  }
}
