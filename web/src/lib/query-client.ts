import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from './api/api-failure.ts'

/** One cache per page load. Only a missing response or a busy server is worth another try. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) =>
          count < 1 && error instanceof ApiFailure && (error.status === 0 || error.status >= 500),
      },
    },
  })
}
