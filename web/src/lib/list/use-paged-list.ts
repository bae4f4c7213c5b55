import { listLimit } from '@credenza/schema/constants'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

/** One page of a list call, with its named array already extracted (readings R2). */
export interface ListPage<Row> {
  rows: Row[]
  nextCursor: string | null
  total: number
  totalIsExact?: boolean | undefined
  /** How many rows of the page cannot be read at the moment. */
  unreachable?: number | undefined
}

export interface PagedList<Row> {
  rows: Row[]
  /** The number of matching rows, loaded or not; undefined until the first page arrives. */
  total: number | undefined
  /** False if more rows match than were counted: `total` is then a lower bound. */
  totalIsExact: boolean
  /** How many rows of the loaded pages cannot be read at the moment. */
  unreachable: number
  state: 'loading' | 'error' | 'ready'
  error: Error | null
  retry: () => void
  loadMore: () => void
}

const laterPageLimit = 250

/** The first page is small, so that it shows quickly. Later ones load while the previous one is being scrolled. */
export const pageLimit = (cursor: string | undefined): number =>
  cursor === undefined ? listLimit.standard : laterPageLimit

/** Reads a list page by page. Earlier rows stay while a new search is running. */
export const pagedQuery = <Row>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // Comparing tens of thousands of rows on each new page would block scrolling.
    structuralSharing: false,
  })

/**
 * A server list that is read page by page while scrolling. `refreshMs` is for changes by others that our own trail does not
 * record.
 */
export function usePagedList<Row>(
  list: ReturnType<typeof pagedQuery<Row>>,
  { refreshMs }: { refreshMs?: number } = {},
): PagedList<Row> {
  const query = useInfiniteQuery({ ...list, refetchInterval: refreshMs })
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data])
  const unreachable = query.data?.pages.reduce((sum, page) => sum + (page.unreachable ?? 0), 0) ?? 0
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
  }
  // If too few rows remain to scroll, nothing would request the next page.
  const isShort = unreachable > 0 && rows.length < listLimit.standard && !query.isError
  useEffect(() => {
    if (isShort) loadMore()
  })
  return {
    rows,
    total: query.data?.pages[0]?.total,
    totalIsExact: query.data?.pages[0]?.totalIsExact ?? true,
    unreachable,
    state: query.isPending ? 'loading' : query.isError && rows.length === 0 ? 'error' : 'ready',
    error: query.error,
    retry: () => void query.refetch(),
    loadMore,
  }
}
