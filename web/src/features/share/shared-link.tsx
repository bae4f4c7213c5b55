import { Alert, Button, Stack, Text } from '@mantine/core'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { sharedLinkTexts as texts } from '../../texts/shared-link.ts'
import { FailedAlert } from '../../ui/page/failed-alert.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PasteLink } from '../verify/paste-link.tsx'
import { type SharedLinkView, useSharedLink } from './use-shared-link.ts'

/** The checker is not part of the page that asks whether the link works: it loads while waiting for the answer. */
const loadCheck = () => import('../verify/verify-link.tsx')
const CheckedPart = lazy(async () => ({ default: (await import('../verify/verify-part.tsx')).CheckedPart }))
const CheckedLink = lazy(async () => ({ default: (await loadCheck()).CheckedLink }))

/** '/verify/s/{shareId}#{key}': the certificate behind a link, checked like any other, while the link works. */
export function SharedLink() {
  const { shareId = '' } = useParams()
  const fragment = useLocation().hash.slice(1)
  return <Door key={`${shareId} ${fragment}`} shareId={shareId} fragment={fragment} />
}

function Door({ shareId, fragment }: { shareId: string; fragment: string }) {
  const shared = useSharedLink(shareId, fragment)
  useEffect(() => void loadCheck(), [])
  useFailureToast(shared.kind === 'failed', texts.fetchFailed)
  const waiting = <Page title={texts.title}>{before({ kind: 'waiting' })}</Page>
  if (shared.kind === 'opened')
    return (
      <Suspense fallback={waiting}>
        <CheckedLink slug={shared.slug} fragment={shared.key} wanted="newest" code="public" />
      </Suspense>
    )
  if (shared.kind === 'part')
    return (
      <Suspense fallback={waiting}>
        <CheckedPart part={shared.part} />
      </Suspense>
    )
  return <Page title={texts.title}>{before(shared)}</Page>
}

/** What the page says before or instead of a certificate; it reveals nothing about the certificate. */
function before(shared: Exclude<SharedLinkView, { kind: 'opened' | 'part' }>): ReactNode {
  switch (shared.kind) {
    case 'waiting':
      return <Text role="status">{texts.waiting}</Text>
    case 'once':
      return (
        <Alert color="indigo" title={texts.onceTitle}>
          <Stack align="flex-start">
            {texts.onceText}
            <Button onClick={shared.open} loading={shared.isOpening}>
              {texts.open}
            </Button>
          </Stack>
        </Alert>
      )
    case 'ended':
      return (
        <Alert color="gray" title={texts.endedTitle} role="alert">
          {texts.ended[shared.why]} {texts.askAgain}
        </Alert>
      )
    case 'incomplete':
      return (
        <Alert color="yellow" title={texts.incompleteTitle} role="alert">
          <Stack align="flex-start">
            {texts.incompleteText}
            <PasteLink />
          </Stack>
        </Alert>
      )
    case 'unknown':
      return (
        <Alert color="gray" title={texts.unknownTitle} role="alert">
          <Stack align="flex-start">
            {texts.unknownText}
            <PasteLink />
          </Stack>
        </Alert>
      )
    case 'failed':
      return <FailedAlert title={texts.failedTitle} error={shared.error} onRetry={shared.again} />
  }
}
