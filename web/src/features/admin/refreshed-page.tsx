import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { TableError } from '../../ui/table-states.tsx'

interface RefreshedPageProps {
  title: string
  lead: string
  /** What the button says that reads it now. */
  again: string
  query: Pick<UseQueryResult, 'error' | 'isLoadingError' | 'isFetching' | 'refetch'>
  children: ReactNode
}

/** A page about what changes by itself: it can be read again at once, and says why it could not be read. */
export function RefreshedPage({ title, lead, again, query, children }: RefreshedPageProps) {
  const refresh = () => void query.refetch()
  return (
    <Page
      title={title}
      lead={lead}
      actions={
        <Button variant="default" loading={query.isFetching} onClick={refresh}>
          {again}
        </Button>
      }
    >
      {query.isLoadingError ? <TableError error={query.error} onRetry={refresh} /> : children}
    </Page>
  )
}
