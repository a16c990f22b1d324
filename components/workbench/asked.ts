import type { AskRequest } from '@/lib/request';
import type { Settings } from './settings';
import { forAddress } from './sources/long-text';
import type { Written } from './sources/written';

/** A longer question (counted as the address writes it) stays out of the address: servers refuse long ones. */
const longestQuestion = 2000;

/** The source and the settings something was asked with, as the address writes them. */
export type AskedWith = { source: string; written: Written };

/** Two asks with one key ask the same of the same. */
export const askedKey = ({ question, target }: Pick<AskRequest, 'question' | 'target'>): string =>
  JSON.stringify([question, target]);

export const fitsAddress = (question: string): boolean =>
  encodeURIComponent(question).length <= longestQuestion;

/**
 * The query of the link to an answer: what was asked for it, whatever the form says now, and how it is looked at.
 *
 * @returns null when the question is too long for an address
 */
export function linkTo(
  question: string,
  { source, written }: AskedWith,
  { view, min, sel, tab, reading }: Pick<Settings, 'view' | 'min' | 'sel' | 'tab' | 'reading'>,
): string | null {
  if (!fitsAddress(question)) return null;
  const query = new URLSearchParams({ q: question, asked: 'true', source });
  for (const [key, value] of Object.entries(written)) query.set(key, forAddress(value));
  if (view !== 'rendered') query.set('view', view);
  if (min > 0) query.set('min', String(min));
  for (const [key, value] of Object.entries({ sel, tab, reading })) if (value !== null) query.set(key, value);
  return `?${query}`;
}
