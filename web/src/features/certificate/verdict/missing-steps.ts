import type { Certificate } from '@credenza/schema/certificate'
import { isSuspended, transactionHash } from '../certificate-state.ts'

export type Step = 'signature' | 'acceptance' | 'record'

/** What has still to happen before a certificate can be VALID; nothing once it is recorded, or where no more will come. */
export function missingSteps(certificate: Certificate): Step[] {
  const { isVerified, status, revokedAt, supersededBy } = certificate
  if (status === '2' || revokedAt || supersededBy || isSuspended(certificate)) return []
  const steps: Step[] = []
  if (!isVerified) steps.push('signature')
  if (status === '0') steps.push('acceptance')
  if (!transactionHash(certificate)) steps.push('record')
  return steps
}
