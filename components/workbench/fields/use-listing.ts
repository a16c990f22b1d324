import { useInfiniteQuery } from '@tanstack/react-query';
import type { Failure } from '@/lib/outcome';
import type { ListedItem, ListRequest } from '@/lib/request';
import { type Actions, thrownFailure } from '../use-asking';

/** A list of what a service holds, as far as it has been fetched. */
export type Listing = {
  /** null until the first page is here. */
  items: readonly ListedItem[] | null;
  loading: boolean;
  /** Of the page that was asked for last; what came before it stays. */
  failure: Failure | null;
  /** Fetches the next page, or the one that failed; null when there is none. */
  more: (() => void) | null;
  /** Fetches it anew from the first page. */
  again: () => void;
};

/** Carries an expected failure through the query, which knows only errors. */
class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

const beginning: { pageToken: string | null } = { pageToken: null };

/**
 * Pages through a list by the action. Nothing is fetched until something is wanted.
 *
 * @param wanted what to list, as a request for one of its pages; null: nothing yet
 */
export function useListing(
  list: Actions['list'],
  wanted: ((pageToken: string | null) => ListRequest) | null,
): Listing {
  const query = useInfiniteQuery({
    queryKey: ['list', wanted?.(null)],
    enabled: wanted !== null,
    initialPageParam: beginning.pageToken,
    queryFn: async ({ pageParam }) => {
      if (wanted === null) return { items: [], nextPageToken: null };
      const page = await list(wanted(pageParam));
      if (!page.ok) throw new Refused(page.failure);
      return page.value;
    },
    getNextPageParam: (page) => page.nextPageToken,
  });
  const { data, error, isFetching, isError, hasNextPage } = query;
  return {
    items: data?.pages.flatMap((page) => page.items) ?? null,
    loading: isFetching,
    failure: isFetching || !isError ? null : error instanceof Refused ? error.failure : thrownFailure(error),
    more:
      (isError || hasNextPage) && wanted !== null
        ? () => void (data ? query.fetchNextPage() : query.refetch())
        : null,
    again: () => void query.refetch(),
  };
}
