import { Alert, Button, Stack } from '@mantine/core'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { sharedLinkTexts } from '../../texts/shared-link.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page/page.tsx'
import { CannotStart, CheckAgain } from '../verification/cannot-start.tsx'
import type { BearerLink } from '../verification/fetch-drawing.ts'
import type { Loaded } from '../verification/load-certificate.ts'
import { isFaultOfLink, mayOpenLater } from '../verification/may-open-later.ts'
import { PublicFacts } from '../verification/public-facts.tsx'
import { CheckedLater, loadChecker } from './checked-later.tsx'
import { CheckingPage } from './checking-page.tsx'
import { PasteLink } from './paste-link.tsx'

// Before the page comes to life: what checks is the largest part.
if (!import.meta.env.SSR) void loadChecker()

const PaperNotice = lazy(() => import('./paper-notice.tsx'))
const VersionNotice = lazy(() => import('./version-notice.tsx'))

/**
 * A certificate's public page, '/verify/{slug}#{key}': no account, everything checked here. For a corrected certificate
 * it shows the newest version; '?version=this' requests exactly the version in the link.
 */
export function VerifyLink() {
  const { id = '' } = useParams()
  const { hash, state } = useLocation()
  const key = hash.slice(1)
  const paper = (state as { paper?: string } | null)?.paper
  const [params] = useSearchParams()
  const wanted = params.get('version') === 'this' ? 'this' : 'newest'
  return (
    <CheckedLink
      key={`${id} ${key} ${wanted}`}
      slug={id}
      fragment={key}
      wanted={wanted}
      code="full"
      paper={paper}
    />
  )
}

interface Shown {
  loaded: Loaded
  /** When it was loaded. */
  at: string
  /** Whether it could not be loaded again since. */
  isEarlier: boolean
}

interface CheckedLinkProps {
  slug: string
  fragment: string
  wanted: 'newest' | 'this'
  /** Where the code in the certificate's picture may lead. */
  code: BearerLink['code']
  /** The code that was beside the link on paper. */
  paper?: string | undefined
}

/** The certificate behind a slug and a key, checked here. */
export function CheckedLink({ slug, fragment, wanted, code, paper }: CheckedLinkProps) {
  const [shown, setShown] = useState<Shown>()
  const [isLoading, setLoading] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => setShown(undefined), [slug, fragment, wanted])
  useEffect(() => {
    let current = true
    setLoading(true)
    void import('../verification/load-certificate.ts')
      .then(({ loadByLink }) => loadByLink(slug, fragment, wanted))
      .catch((): Loaded => ({ kind: 'cannot-start', problem: 'unreachable', facts: undefined }))
      .then((result) => {
        if (!current) return
        setLoading(false)
        setShown((before) => afterLoading(before, result))
      })
    return () => {
      current = false
    }
  }, [slug, fragment, wanted, attempt])

  const loaded = shown?.loaded
  const linked =
    loaded?.kind === 'ready' ? (loaded.version?.earlier[0] ?? loaded.bundle).certificate : undefined
  const cameIn = useMemo(() => (paper && linked ? { code: paper, linked } : undefined), [paper, linked])

  useFailureToast(loaded !== undefined && isUnreachable(loaded), sharedLinkTexts.fetchFailed)

  if (!shown || !loaded || (isLoading && loaded.kind !== 'ready')) return <CheckingPage />
  if (loaded.kind === 'ready') {
    const { bundle, sources, version } = loaded
    return (
      <CheckedLater
        bundle={bundle}
        sources={sources}
        link={version && { slug: version.slug, key: version.key, code }}
        cameIn={cameIn}
        notice={
          <Suspense>
            {shown.isEarlier && (
              <Alert color="yellow" role="alert">
                {verifyTexts.page.notAgain(formatDateTime(shown.at))}
              </Alert>
            )}
            {cameIn && <PaperNotice {...cameIn} />}
            {version && (
              <VersionNotice version={version} isExact={wanted === 'this'} certificate={bundle.certificate} />
            )}
          </Suspense>
        }
        onAgain={again}
        isLoading={isLoading}
      />
    )
  }
  return (
    <Page title={verifyTexts.page.title} size="md">
      {loaded.kind === 'cannot-start' && (
        <CannotStart
          words={verifyTexts.cannotStart[loaded.problem]}
          facts={loaded.facts}
          action={
            mayOpenLater(loaded.problem) ? (
              <CheckAgain onAgain={again} />
            ) : isFaultOfLink(loaded.problem) ? (
              <PasteLink />
            ) : (
              <VerifyAnother />
            )
          }
        />
      )}
      {loaded.kind === 'unsigned' && (
        <>
          <Alert color="yellow" title={verifyTexts.pending.title}>
            {verifyTexts.pending.text}
          </Alert>
          <PublicFacts facts={loaded.facts} />
        </>
      )}
      {loaded.kind === 'not-found' && (
        <Alert color="gray" title={verifyTexts.notFound.title} role="alert">
          <Stack align="flex-start">
            {verifyTexts.notFound.text}
            <VerifyAnother />
          </Stack>
        </Alert>
      )}
    </Page>
  )
}

const isUnreachable = (loaded: Loaded): boolean =>
  loaded.kind === 'cannot-start' && loaded.problem === 'unreachable'

/** Where the server cannot be reached, what was checked before stays. */
const afterLoading = (before: Shown | undefined, loaded: Loaded): Shown =>
  before?.loaded.kind === 'ready' && isUnreachable(loaded)
    ? { ...before, isEarlier: true }
    : { loaded, at: new Date().toISOString(), isEarlier: false }

/** Leads to the place for a file or another link. */
const VerifyAnother = () => (
  <Button component={Link} to="/verify" variant="default">
    {verifyTexts.start.title}
  </Button>
)
