/** What one method made of one question. */
export type Ranked = {
  /** 1 for the first retrieved chunk whose document answers; null when none of those retrieved does. */
  rank: number | null;
  refused: boolean;
};

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2));

/** hit@1, hit@5 and mean reciprocal rank of answerable questions. */
export function rankingOf(ranked: readonly Ranked[]): string {
  const within = (limit: number) => ranked.filter(({ rank }) => rank !== null && rank <= limit).length;
  const reciprocal = ranked.reduce((sum, { rank }) => sum + (rank === null ? 0 : 1 / rank), 0);
  const { length } = ranked;
  return `hit@1 ${share(within(1), length)}, hit@5 ${share(within(5), length)}, MRR ${share(reciprocal, length)}`;
}

export const refusedShare = (ranked: readonly Ranked[]): string => {
  const refused = ranked.filter((each) => each.refused).length;
  return `${refused} of ${ranked.length} (${share(refused, ranked.length)})`;
};
