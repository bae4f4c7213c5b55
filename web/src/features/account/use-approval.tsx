import { type ReactNode, Suspense } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { gateOf } from './gate.ts'
import { useProfile } from './use-profile.ts'

const GateNotice = lazy(() => import('./gate-notice.tsx'))

/**
 * Whether an administrator has approved the signed-in organisation; undefined until its profile is loaded. Do not refuse
 * anything while it is undefined: most organisations are approved, and would see the refusal flash.
 */
export function useIsApproved(): boolean | undefined {
  const { data: profile } = useProfile()
  return profile && gateOf(profile) === 'open'
}

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
