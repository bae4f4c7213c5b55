import { gateOf } from './gate.ts'
import { useProfile } from './use-profile.ts'

/**
 * Whether an administrator has approved the signed-in organisation; undefined until its profile is loaded. Do not refuse
 * anything while it is undefined: most organisations are approved, and would see the refusal flash.
 */
export function useIsApproved(): boolean | undefined {
  const { data: profile } = useProfile()
  return profile && gateOf(profile) === 'open'
}
