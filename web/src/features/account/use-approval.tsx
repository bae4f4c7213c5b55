import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { gateOf } from './gate.ts'
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
  const isApproved = profile !== undefined && gateOf(profile) === 'open'
  const isClosed = profile !== undefined && !isApproved
  return {
    isApproved,
    notice: isClosed && (
      <Suspense>
        <GateNotice profile={profile} />
      </Suspense>
    ),
  }
}
