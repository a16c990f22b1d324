import { fail, type Outcome } from '../outcome';
import type { Problem } from './model';

/** A problem as the failure of whoever wanted a request made. */
export const refuse = ({ field, message }: Problem): Outcome<never> =>
  fail('bad-input', message, `Correct the field "${field}" and ask again.`);
