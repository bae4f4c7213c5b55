import { sdJwtBundle } from '@credenza/credential/sd-jwt'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sharedLinkTexts } from '../../texts/shared-link.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page/page.tsx'
import { CannotStart, CheckAgain } from '../verification/cannot-start.tsx'
import { loadBrought } from '../verification/load-certificate.ts'
import { CheckedLater } from './checked-later.tsx'
import { CheckingPage } from './checking-page.tsx'

/** The part of a certificate that its holder shows, an SD-JWT, checked here; it says that it is only a part. */
export function CheckedPart({ part }: { part: string }) {
  const { data: loaded, refetch } = useQuery({
    queryKey: ['shared-part', part],
    queryFn: () => loadBrought({ bundle: sdJwtBundle(part) }),
  })
  const again = () => void refetch()
  if (!loaded) return <CheckingPage />
  if (loaded.kind === 'ready')
    return (
      <CheckedLater
        bundle={loaded.bundle}
        sources={loaded.sources}
        notice={<Alert color="indigo">{sharedLinkTexts.part}</Alert>}
        onAgain={again}
      />
    )
  return (
    <Page title={verifyTexts.page.title} size="md">
      <CannotStart words={verifyTexts.cannotStart.unreachable} action={<CheckAgain onAgain={again} />} />
    </Page>
  )
}
