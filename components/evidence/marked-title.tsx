import type { ReactNode } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { titleOf } from './naming';

/** What a source is called, with what doesn't show in it marked; null when it has no name. */
export function markedTitle(source: { title: string | null; uri: string | null }): ReactNode | null {
  const title = titleOf(source);
  return title === null ? null : <MarkedText text={title} />;
}
