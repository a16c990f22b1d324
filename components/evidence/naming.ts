/** What a source is called: its title, else the last step of its address; null when neither says anything. */
export function titleOf({ title, uri }: { title: string | null; uri: string | null }): string | null {
  return (
    title?.trim() ||
    uri
      ?.split(/[?#]/)[0]
      ?.split('/')
      .findLast((step) => step !== '') ||
    null
  );
}

/** Pages are counted from 1 and both ends are inside. */
export const pageSpan = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `p. ${first}` : `p. ${first}–${last}`;
