import type { ReactNode } from 'react';
import type { Run } from '@/lib/markdown';

export type PaintOptions = {
  /** Collects what stands behind a text and must wait until an element that can't hold it is closed. */
  behind?: ReactNode[] | null;
  /** Set inside each stretch, not round it, so that its lanes hang where the lanes of the text beside it do. */
  code?: boolean;
};

/** Turns runs into elements. */
export type Paint = (runs: readonly Run[], options?: PaintOptions) => ReactNode[];
