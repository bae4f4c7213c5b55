import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { useIsApproved } from './use-is-approved.ts'
import { useProfile } from './use-profile.ts'

const GateNotice = lazy(() => import('./gate-notice.tsx'))

interface Approval {
  /** False also until the profile has loaded. */
  isApproved: boolean
  /** What an organisation that is not approved has to do or to wait for. */
  notice: ReactNode
}

/** Whether the organisation is approved, which every creating act needs (specification, section 6). */
export function useApproval(): Approval {
  const { data: profile } = useProfile()
  const isApproved = useIsApproved()
  return {
    isApproved: isApproved === true,
    notice: profile && isApproved === false && (
      <Suspense>
        <GateNotice profile={profile} />
      </Suspense>
    ),
  }
}
