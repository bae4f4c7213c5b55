import type { Certificate } from '@credenza/schema/certificate'
import { reviewOf } from '@credenza/schema/certificate-state/review'
import { type CertificateState, stateOf } from '@credenza/schema/certificate-state/state'

/** For tests: an unsigned certificate with these facts, from which its state follows. */
export function sampleCertificate(facts: Partial<Certificate> = {}): Certificate {
  const certificate = { ...draft, ...facts }
  return { ...certificate, state: facts.state ?? stateFrom(certificate) }
}

const stateFrom = (certificate: Omit<Certificate, 'state'>): CertificateState =>
  stateOf({
    review: reviewOf(certificate.status),
    signed: certificate.isVerified,
    recorded: certificate.txHash !== '',
    transferred: certificate.transfer,
    suspended: certificate.suspendedAt !== '',
    superseded: certificate.supersededBy !== '',
    revoked: certificate.revokedAt !== '',
  })

const draft: Omit<Certificate, 'state'> = {
  _id: 'cert_0',
  slug: 'slug-0',
  doc_url: '',
  origin: 'issuer',
  uri: '',
  userName: 'Ada',
  walletAddress: '',
  date: '2025-06-30',
  type: 'Degree',
  title: 'BSc',
  categoryName: 'Degree',
  issuerName: 'University',
  certificateNumber: '',
  status: '0',
  transfer: false,
  isVerified: false,
  digitalSignature: '',
  loa_doc: '',
  reason: '',
  txhash: '',
  txHash: '',
  revokedAt: '',
  revokedReason: '',
  suspendedAt: '',
  suspendedReason: '',
  validUntil: '',
  details: {},
  hasCourses: false,
  templateId: '',
  batchId: '',
  supersededBy: '',
  corrects: '',
  createdAt: '2025-07-01T00:00:00Z',
}
