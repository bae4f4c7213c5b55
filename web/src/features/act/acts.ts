import type { BatchImpactRequest } from '@credenza/schema/batch'
import type { Certificate } from '@credenza/schema/certificate'
import type { CertificateSelection } from '@credenza/schema/selection'

/** What an issuer can do with certificates; verifiers decide about requests instead. */
export type Act = Extract<BatchImpactRequest, { certificates: unknown }>['kind']

/** An act on certificates about to be done. */
export interface PlannedAct {
  act: Act
  selection: CertificateSelection
  /** The number of certificates, as far as the page knows it. */
  count: number
  /** False if there may be more. */
  countIsExact: boolean
  /** The certificate, if it is a single one shown on the page. */
  single?: Certificate
  /** One of several, which shows how they will look. */
  example?: Certificate | undefined
}

export const planFor = (act: Act, single: Certificate): PlannedAct => ({
  act,
  selection: { ids: [single._id] },
  count: 1,
  countIsExact: true,
  single,
})

/** Suspending and revoking need a reason: everyone who checks the certificate is told why it does not count. */
export const needsReason = (act: Act): act is 'suspend' | 'revoke' => act === 'suspend' || act === 'revoke'
