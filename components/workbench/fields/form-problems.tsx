import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type Report = (id: string, problem: string | undefined) => void;

const Reporting = createContext<Report>(() => {});

/** Fields within tell their problems to the form, so that it can say why it doesn't ask. */
export const FormProblems = Reporting.Provider;

const none: ReadonlyMap<string, string> = new Map();

/** What stands against asking, the longest known first, as the fields tell it. */
export function useFormProblems(): { first: string | undefined; report: Report } {
  const [problems, setProblems] = useState(none);
  const report = useCallback<Report>((id, problem) => {
    setProblems((before) => {
      if (before.get(id) === problem) return before;
      const after = new Map(before);
      if (problem === undefined) after.delete(id);
      else after.set(id, problem);
      return after;
    });
  }, []);
  const [first] = problems.values();
  return { first, report };
}

/** Tells the form about the problem of a field, for as long as it has one and is on the page. */
export function useReport(id: string, problem: string | undefined): void {
  const report = useContext(Reporting);
  useEffect(() => {
    if (problem === undefined) return;
    report(id, problem);
    return () => report(id, undefined);
  }, [id, problem, report]);
}
