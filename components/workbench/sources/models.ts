import type { Suggestion } from '../fields/suggesting-input';

/** Models in service by the Gemini API's lifecycle page of autumn 2026. Suggestions only: models come and go. */
export const geminiModels: readonly Suggestion[] = [
  { value: 'gemini-3.8-flash' },
  { value: 'gemini-3.7-flash' },
  { value: 'gemini-3.6-flash' },
  { value: 'gemini-3.5-flash' },
  { value: 'gemini-3.5-flash-lite' },
  { value: 'gemini-3.1-flash-lite' },
  { value: 'gemini-3.1-pro-preview' },
  { value: 'gemini-2.5-pro', note: 'may be retired' },
  { value: 'gemini-2.5-flash', note: 'may be retired' },
  { value: 'gemini-2.5-flash-lite', note: 'may be retired' },
];
