import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiFailure, isPassing } from '../api/api-failure.ts'
import { noteSecondFactorMissing, readSession } from '../session/session.ts'
import { readAgain } from './query-nouns.ts'
import { readAfterOutage } from './read-after-outage.ts'

/** One cache per page load. Retries only after a missing response or from a busy server. */
export function newQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiFailure)) return
    // A notice on every page says why; the profile itself is never refused for this.
    if (error.code === 'suspended') void readAgain(queries, 'profile')
    if (error.code === 'second_factor_required' && readSession()?.role === 'admin')
      noteSecondFactorMissing(true)
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        onError(error)
        void comeBack(error)
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && isPassing(error),
        // The library would wait silently for the network, and act when nobody expects it any more.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  const comeBack = readAfterOutage(queries)
  return queries
}
