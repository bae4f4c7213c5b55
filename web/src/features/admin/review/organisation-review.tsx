import { Alert, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { lazy } from '../../../lib/lazy.ts'
import { useSession } from '../../../lib/use-session.ts'
import { adminTexts as texts } from '../../../texts/admin.ts'
import { Page } from '../../../ui/page.tsx'
import { TableError } from '../../../ui/table-states.tsx'
import { organisationQuery } from '../admin-calls.ts'
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
  const { data, error, isLoadingError, refetch } = useQuery(organisationQuery(id))
  if (isLoadingError) {
    return (
      <Page title={texts.organisation}>
        <TableError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page title={texts.organisation}>
        <div className={styles.sides} aria-busy>
          <Skeleton className={styles.entered} height={560} radius="lg" />
          <Skeleton className={styles.viewer} radius="lg" />
        </div>
      </Page>
    )
  }
  return (
    <Page
      title={data.organizationName}
      lead={
        <Group gap="xs">
          <StatusBadge status={data.status} />
          {texts.people.roles[data.selectedRole]}
          {data.approvedAt && ` · ${texts.approvedOn(formatDate(data.approvedAt))}`}
        </Group>
      }
    >
      <LookAlikeWarning lookAlikes={data.lookAlikes} />
      {data.status === 'Suspended' && data.suspensionReason && (
        <Alert color="red" title={texts.suspendedBecause}>
          {data.suspensionReason}
        </Alert>
      )}
      {data.status === 'Returned' && data.returnReason && (
        <Alert color="orange" title={texts.returnedBecause}>
          {data.returnReason}
        </Alert>
      )}
      <div className={styles.sides}>
        <OrganisationFacts organisation={data} />
        <OrganisationHistory organisation={data} />
        <Suspense fallback={<Skeleton className={styles.viewer} radius="lg" />}>
          <FileViewer organisationId={data._id} files={data.files} />
        </Suspense>
      </div>
      {session && data.approvedAt && (
        <Suspense fallback={<Skeleton height={160} radius="lg" />}>
          <SigningKeys session={session} owner={{ organisationId: data._id }} canReport />
        </Suspense>
      )}
      <Suspense>
        <DecisionBar organisation={data} />
      </Suspense>
    </Page>
  )
}
