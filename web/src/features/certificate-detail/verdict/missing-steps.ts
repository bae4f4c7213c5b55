import type { CertificateState } from '@credenza/schema/certificate-state/state'

export type Step = 'signature' | 'acceptance' | 'record'

const steps: Partial<Record<CertificateState, Step[]>> = {
  draft: ['signature', 'acceptance', 'record'],
  signed: ['acceptance', 'record'],
  accepted: ['record'],
}

/** What has still to happen before a certificate can be VALID; nothing once it is recorded, or where no more will come. */
export const missingSteps = (state: CertificateState): Step[] => steps[state] ?? []
