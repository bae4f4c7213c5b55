import type { ReactNode } from 'react'
import { LoadError } from './load-error.tsx'

export interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isLoadingError: boolean; refetch: () => unknown }
  /** Takes the room of what is still loading; by default nothing does. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows what a query has read: until then a skeleton, or why it could not be read and a retry button. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isLoadingError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />
  return skeleton
}
