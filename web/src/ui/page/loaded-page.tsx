import type { ComponentProps } from 'react'
import { Loaded, type LoadedProps } from './loaded.tsx'
import { Page } from './page.tsx'

interface LoadedPageProps<Data>
  extends LoadedProps<Data>,
    Pick<ComponentProps<typeof Page>, 'title' | 'size'> {}

/** A page that names itself after what it shows. Until that is read, it has the given title. */
export function LoadedPage<Data>({ query, skeleton, children, ...page }: LoadedPageProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Page {...page}>
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    </Page>
  )
}
