import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Page } from '../../ui/page/page.tsx'

interface RefreshedPageProps {
  title: string
  lead: string
  /** The label of the button that refreshes the page. */
  again: string
  query: Pick<UseQueryResult, 'error' | 'isLoadingError' | 'isFetching' | 'refetch'>
  children: ReactNode
}

/** A page about something that changes by itself. It can be refreshed, and shows why it could not be loaded. */
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
      {query.isLoadingError ? <LoadError error={query.error} onRetry={refresh} /> : children}
    </Page>
  )
}
