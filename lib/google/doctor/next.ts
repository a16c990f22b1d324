import type { Failure } from '../../outcome';

/** What a failure says is to be done, as a step shows it: a command bare. */
export const nextOf = ({ hint }: Failure): string | undefined => hint?.replace(/^Run(?: there)?: /, '');
