import type { Profile } from '@credenza/schema/organisation-profile'

/**
 * What an organisation may do next (specification, section 2): submit its documents, correct them, wait, or create
 * certificates. A suspended one may do nothing.
 */
export type Gate = 'onboard' | 'correct' | 'wait' | 'suspended' | 'open'

export function gateOf({ status, KYC }: Pick<Profile, 'status' | 'KYC'>): Gate {
  if (status === 'Approved') return 'open'
  if (status === 'Suspended') return 'suspended'
  if (status === 'Returned') return 'correct'
  return KYC.businessLicense ? 'wait' : 'onboard'
}
