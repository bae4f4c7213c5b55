import { Skeleton } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { Page } from '../../ui/page.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { useProfile } from '../account/use-profile.ts'

const GateNotice = lazy(() => import('../account/gate-notice.tsx'))

/** A page for approved verifiers. Until an administrator approves a verifier, a notice replaces it (readings R1). */
export function ApprovedOnly({ title, children }: { title: string; children: ReactNode }) {
  const profile = useProfile()
  if (profile.data?.status === 'Approved') return children
  return (
    <Page title={title}>
      {profile.isLoadingError ? (
        <TableError error={profile.error} onRetry={() => void profile.refetch()} />
      ) : profile.isPending ? (
        <Skeleton height={420} radius="lg" />
      ) : (
        <Suspense>
          <GateNotice profile={profile.data} />
        </Suspense>
      )}
    </Page>
  )
}
