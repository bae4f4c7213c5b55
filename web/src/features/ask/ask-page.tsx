import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { askTexts as texts } from '../../texts/ask.ts'
import { Page } from '../../ui/page/page.tsx'

const AskForm = lazy(async () => ({ default: (await import('./ask-form.tsx')).AskForm }))
const AskDetail = lazy(async () => ({ default: (await import('./ask-detail.tsx')).AskDetail }))
const AskList = lazy(async () => ({ default: (await import('./ask-list.tsx')).AskList }))

/** Asks holders for certificates. The request's id is in the address, so that a reload keeps it open. */
export function AskPage() {
  const [params, setParams] = useSearchParams()
  const permitted = usePermitted()
  const requestId = params.get('request')
  if (requestId)
    return (
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>
        <AskDetail key={requestId} requestId={requestId} onBack={() => setParams({})} />
      </Suspense>
    )
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>
        {permitted('review') && <AskForm onMade={(request) => setParams({ request })} />}
        <AskList />
      </Suspense>
    </Page>
  )
}
