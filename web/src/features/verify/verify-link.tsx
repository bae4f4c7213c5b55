import { Alert } from '@mantine/core'
import { Suspense, useMemo } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { sharedLinkTexts } from '../../texts/shared-link.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page/page.tsx'
import type { BearerLink } from '../verification/fetch-drawing.ts'
import { CheckedLater, loadChecker } from './checked-later.tsx'
import { CheckingPage } from './checking-page.tsx'
import { NotChecked } from './not-checked.tsx'
import { isUnreachable, type PublicLink, useLoadedLink } from './use-loaded-link.ts'

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

interface CheckedLinkProps extends PublicLink {
  /** Where the code in the certificate's picture may lead. */
  code: BearerLink['code']
  /** The code that was beside the link on paper. */
  paper?: string | undefined
}

/** The certificate behind a slug and a key, checked here. */
export function CheckedLink({ code, paper, ...link }: CheckedLinkProps) {
  const { shown, isLoading, again } = useLoadedLink(link)
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
              <VersionNotice
                version={version}
                isExact={link.wanted === 'this'}
                certificate={bundle.certificate}
              />
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
      {loaded.kind !== 'foreign' && <NotChecked loaded={loaded} onAgain={again} />}
    </Page>
  )
}
