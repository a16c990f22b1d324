import { useMemo } from 'react';
import type { BackendOption } from '@/lib/request';
import { problemsOf } from '@/lib/wire';
import type { Source } from '../sources/source';
import type { Written } from '../sources/written';
import { type ProblemAt, problemsAt } from './problems';

/** What the service would refuse of the form as it stands; nothing while it names too little to be a target. */
export function useProblems(
  targetOf: Source['targetOf'],
  written: Written,
  option: BackendOption,
): (part?: string) => ProblemAt {
  return useMemo(() => {
    const target = targetOf(written, option);
    const problems = target.ok ? problemsOf(target.value) : [];
    return (part) => problemsAt(problems, part);
  }, [targetOf, written, option]);
}
