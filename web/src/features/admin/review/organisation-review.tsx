import { Alert, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazy } from '../../../lib/browser/lazy.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { formatDate } from '../../../lib/text/format.ts'
import { adminTexts as texts } from '../../../texts/admin.ts'
import { LoadedPage } from '../../../ui/page/loaded-page.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { organisationQuery } from '../organisation-calls.ts'
import { StatusBadge } from '../status-badge.tsx'
import { LookAlikeWarning } from './look-alike-warning.tsx'
import { OrganisationFacts } from './organisation-facts.tsx'
import { OrganisationHistory } from './organisation-history.tsx'
import styles from './review.module.css'

const SigningKeys = lazy(() => import('../../organisation/key/signing-keys.tsx'))
const DecisionBar = lazy(() => import('./decision-bar.tsx'))
const FileViewer = lazy(() => import('./file-viewer.tsx'))

/** One organisation: the entered values beside the documents that prove them, and the decision. */
export function OrganisationReview() {
  const { id = '' } = useParams()
  const session = useSession()
  const query = useQuery(organisationQuery(id))
  return (
    <LoadedPage
      title={texts.organisation}
      query={query}
      skeleton={
        <div className={styles.sides} aria-busy>
          <Skeleton className={styles.entered} height={560} radius="lg" />
          <Skeleton className={styles.viewer} radius="lg" />
        </div>
      }
    >
      {(organisation) => (
        <Page
          title={organisation.organizationName}
          lead={
            <Group gap="xs">
              <StatusBadge status={organisation.status} />
              {texts.people.roles[organisation.selectedRole]}
              {organisation.approvedAt && ` · ${texts.approvedOn(formatDate(organisation.approvedAt))}`}
            </Group>
          }
        >
          <LookAlikeWarning lookAlikes={organisation.lookAlikes} />
          {organisation.status === 'Suspended' && organisation.suspensionReason && (
            <Alert color="red" title={texts.suspendedBecause}>
              {organisation.suspensionReason}
            </Alert>
          )}
          {organisation.status === 'Returned' && organisation.returnReason && (
            <Alert color="orange" title={texts.returnedBecause}>
              {organisation.returnReason}
            </Alert>
          )}
          <div className={styles.sides}>
            <OrganisationFacts organisation={organisation} />
            <OrganisationHistory organisation={organisation} />
            <Suspense fallback={<Skeleton className={styles.viewer} radius="lg" />}>
              <FileViewer organisationId={organisation._id} files={organisation.files} />
            </Suspense>
          </div>
          {session && organisation.approvedAt && (
            <Suspense fallback={<Skeleton height={160} radius="lg" />}>
              <SigningKeys session={session} owner={{ organisationId: organisation._id }} canReport />
            </Suspense>
          )}
          <Suspense>
            <DecisionBar organisation={organisation} />
          </Suspense>
        </Page>
      )}
    </LoadedPage>
  )
}
