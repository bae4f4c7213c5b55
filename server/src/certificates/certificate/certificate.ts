import type { CertificateDetails, ResultLine } from '@credenza/schema'

/** A certificate of an issuer. What it does not have is null. `tables.ts` says more about its columns. */
export interface Certificate {
  organisationId: string
  id: string
  slug: string
  /** Null for somebody whom the issuer knows only through an upload. */
  studentId: string | null
  accountId: string
  categoryName: string
  title: string
  date: string
  year: string
  issuerName: string
  userName: string
  review: 'pending' | 'verified' | 'declined'
  signedAt: Date | null
  decidedAt: Date | null
  decidedBy: string | null
  declineReason: string | null
  logIndex: bigint | null
  transferredAt: Date | null
  revokedAt: Date | null
  revokedReason: string | null
  validUntil: string | null
  templateId: string | null
  templateVersion: number | null
  results: ResultLine[]
  /** What it says beside its title. */
  details: CertificateDetails
  batchId: string | null
  suspendedAt: Date | null
  suspendedReason: string | null
  predecessorId: string | null
  successorId: string | null
  origin: 'issuer' | 'user'
  uploadFileId: string | null
  letterFileId: string | null
  search: string
  createdAt: Date
}

/** The ids of the organisations that these certificates belong to, each once. */
export const issuerIdsOf = (certificates: readonly Pick<Certificate, 'organisationId'>[]): string[] => [
  ...new Set(certificates.map(({ organisationId }) => organisationId)),
]
