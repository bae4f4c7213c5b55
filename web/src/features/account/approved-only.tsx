import { Skeleton } from '@mantine/core'
import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useIsApproved } from './use-approval.tsx'
import { useProfile } from './use-profile.ts'

const GateNotice = lazy(() => import('./gate-notice.tsx'))

/** A page for approved verifiers. Until an administrator approves a verifier, a notice replaces it (readings R1). */
export function ApprovedOnly({
  children,
  ...page
}: Pick<ComponentProps<typeof Page>, 'title' | 'lead' | 'children'>) {
  const profile = useProfile()
  if (useIsApproved()) return children
  return (
    <Page {...page}>
      <Loaded query={profile} skeleton={<Skeleton height={420} radius="lg" />}>
        {(known) => (
          <Suspense>
            <GateNotice profile={known} />
          </Suspense>
        )}
      </Loaded>
    </Page>
  )
}
