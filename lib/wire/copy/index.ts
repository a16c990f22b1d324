import { curl } from './curl';
import { python } from './python';
import { typescript } from './typescript';

/**
 * Code that makes the very same calls (those of one ask), each with the credentials it finds where it is run: nothing
 * secret is in it. Google's own client (google-genai) where it has the method, else an authorised HTTP call.
 * `endpoint`: the operator's address instead of Google's, as the settings have it (`{location}` becomes the region).
 */
export const copyAs = { curl, python, typescript };
