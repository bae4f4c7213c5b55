import { Alert, Button, Stack } from '@mantine/core'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { sharedLinkTexts } from '../../texts/shared-link.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page.tsx'
import { CannotStart } from '../verification/cannot-start.tsx'
import { type Loaded, loadByLink } from '../verification/load-certificate.ts'
import { PublicFacts } from '../verification/public-facts.tsx'
import { VerdictPill } from '../verification/verdict-pill.tsx'
import { CheckedLater, loadChecker } from './checked-later.tsx'

const VersionNotice = lazy(() => import('./version-notice.tsx'))

/**
 * A certificate's public page, '/verify/{slug}#{key}': no account, everything checked here. For a corrected certificate
 * it shows the newest version; '?version=this' requests exactly the version in the link.
 */
export function VerifyLink() {
  const { id = '' } = useParams()
  const key = useLocation().hash.slice(1)
  const [params] = useSearchParams()
  const wanted = params.get('version') === 'this' ? 'this' : 'newest'
  return <CheckedLink key={`${id} ${key} ${wanted}`} slug={id} fragment={key} wanted={wanted} />
}

interface CheckedLinkProps {
  slug: string
  fragment: string
  wanted: 'newest' | 'this'
}

/** The certificate behind a slug and a key, checked here. */
export function CheckedLink({ slug, fragment, wanted }: CheckedLinkProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    let current = true
    setLoaded(undefined)
    void loadChecker()
    void loadByLink(slug, fragment, wanted).then((result) => current && setLoaded(result))
    return () => {
      current = false
    }
  }, [slug, fragment, wanted, attempt])

  const isUnreachable = loaded?.kind === 'cannot-start' && loaded.problem === 'unreachable'
  useFailureToast(isUnreachable, sharedLinkTexts.fetchFailed)

  return (
    <Page title={verifyTexts.page.title}>
      {!loaded && <VerdictPill verdict={undefined} />}
      {loaded?.kind === 'ready' && (
        <CheckedLater
          bundle={loaded.bundle}
          sources={loaded.sources}
          notice={
            <Suspense>
              {loaded.version && (
                <VersionNotice
                  version={loaded.version}
                  isExact={wanted === 'this'}
                  certificate={loaded.bundle.certificate}
                />
              )}
            </Suspense>
          }
          onAgain={again}
        />
      )}
      {loaded?.kind === 'cannot-start' && (
        <CannotStart words={verifyTexts.cannotStart[loaded.problem]} facts={loaded.facts} onAgain={again} />
      )}
      {loaded?.kind === 'unsigned' && (
        <>
          <Alert color="yellow" title={verifyTexts.pending.title}>
            {verifyTexts.pending.text}
          </Alert>
          <PublicFacts facts={loaded.facts} />
        </>
      )}
      {loaded?.kind === 'not-found' && (
        <Alert color="gray" title={verifyTexts.notFound.title} role="alert">
          <Stack align="flex-start">
            {verifyTexts.notFound.text}
            <Button component={Link} to="/verify" variant="default">
              {verifyTexts.start.title}
            </Button>
          </Stack>
        </Alert>
      )}
    </Page>
  )
}
