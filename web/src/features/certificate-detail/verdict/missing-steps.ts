import type { CertificateState } from '@credenza/schema/certificate-state/state'

export type Step = 'signature' | 'acceptance' | 'record'

const steps: Partial<Record<CertificateState, Step[]>> = {
  draft: ['signature', 'acceptance', 'record'],
  signed: ['acceptance', 'record'],
  accepted: ['record'],
}

/** The steps left before a certificate can be VALID; none once it is recorded or can no longer become valid. */
export const missingSteps = (state: CertificateState): Step[] => steps[state] ?? []
