import type { Profile } from '@credenza/schema/organisation'

/** What an organisation may do next (specification, section 2): hand in its papers, wait, or create. */
export type Gate = 'onboard' | 'wait' | 'open'

export function gateOf(profile: Pick<Profile, 'status' | 'KYC'>): Gate {
  if (profile.status === 'Approved') return 'open'
  return profile.KYC.businessLicense ? 'wait' : 'onboard'
}
