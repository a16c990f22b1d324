import { copyAs } from '@/lib/wire';

/** Every language there is code in, in the order to offer them. */
export const languages = [
  { id: 'curl', label: 'curl', write: copyAs.curl },
  { id: 'python', label: 'Python', write: copyAs.python },
  { id: 'typescript', label: 'TypeScript', write: copyAs.typescript },
] as const;

export type Language = (typeof languages)[number]['id'];
