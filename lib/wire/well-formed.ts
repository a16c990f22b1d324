import type { Problem } from './model';

export const loneSurrogate = /\p{Surrogate}/u;

/** Every text in the settings that has no form in UTF-8, at whatever depth. */
export function illFormedTexts(value: unknown, field = ''): Problem[] {
  if (typeof value === 'string') {
    if (!loneSurrogate.test(value)) return [];
    const message = 'This holds half of a character (a lone surrogate), which has no form in UTF-8.';
    return [{ field, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    illFormedTexts(item, field === '' ? key : `${field}.${key}`),
  );
}
