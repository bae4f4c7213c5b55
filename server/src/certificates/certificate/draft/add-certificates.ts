import type { Alignment, CertificateDetails } from '@credenza/schema'
import type { Tx } from '../../../context.ts'
import { displayNameOf, findOrganisation } from '../../../people/organisation/find-organisation.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newSlug, newTenantId } from '../../../platform/ids.ts'
import { undrawableText } from '../../../platform/rendering/drawable.ts'
import { enqueueReview } from '../../queue/enqueue-review.ts'
import { certificateSearch } from '../../search/certificate-values.ts'
import type { TemplateUse } from '../../template/resolve-template.ts'
import type { Certificate } from '../certificate.ts'
import { countChanges } from '../list/certificate-counts.ts'
import { insertCertificates } from './insert-certificates.ts'
import type { Recipient } from './recipients.ts'

/** What a new certificate starts with; everything else is derived. */
export type NewFacts = TemplateUse &
  Pick<Certificate, 'categoryName' | 'title' | 'date'> &
  Partial<
    Pick<
      Certificate,
      'validUntil' | 'results' | 'details' | 'batchId' | 'predecessorId' | 'origin' | 'uploadFileId'
    >
  > & {
    recipient: Recipient
    /** The alignments of its type, which replace those in its details. */
    alignments?: readonly Alignment[]
  }

/** What all certificates of one issuance share: the issuer, its name, and the time. */
export interface Issuance {
  organisationId: string
  issuerName: string
  now: Date
}

export const issuanceOf = async (tx: Tx, organisationId: string, now: Date): Promise<Issuance> => ({
  organisationId,
  issuerName: displayNameOf(await findOrganisation(tx, organisationId)),
  now,
})

/**
 * Adds pending certificates of an issuer and queues them for its verifiers. Returns them in the order of the input. The caller
 * writes the audit entries, which must come last in a transaction. Throws missing_glyph for the field whose text cannot be
 * drawn.
 */
export async function addCertificates(
  tx: Tx,
  { organisationId, now }: { organisationId: string; now: Date },
  wanted: readonly NewFacts[],
): Promise<Certificate[]> {
  const issuance = await issuanceOf(tx, organisationId, now)
  const certificates = wanted.map((facts) => newCertificate(issuance, facts))
  for (const certificate of certificates) {
    const flaw = undrawableText(certificate)
    if (flaw) throw new ApiError(flaw.why, { fields: { [flaw.text]: flaw.why } })
  }
  await keepNewCertificates(tx, issuance, certificates)
  return certificates
}

/**
 * Inserts new certificates with their directory and search entries, adds them to the verifiers' queues, and counts them. The
 * caller has checked that all their texts can be drawn.
 */
export async function keepNewCertificates(
  tx: Tx,
  { organisationId, now }: Pick<Issuance, 'organisationId' | 'now'>,
  certificates: readonly Certificate[],
): Promise<void> {
  await insertCertificates(tx, organisationId, certificates)
  await enqueueReview(tx, organisationId, now, certificates)
  await countChanges(
    tx,
    certificates.map((after) => ({ before: null, after })),
  )
}

/** A pending certificate without any history. */
export function newCertificate(
  { organisationId, issuerName, now }: Issuance,
  { recipient, alignments, ...facts }: NewFacts,
): Certificate {
  const { categoryName, title, date } = facts
  const shown = { userName: recipient.name, issuerName, categoryName, title, date }
  const details = aligned(facts.details ?? {}, alignments)
  const values = { ...shown, details }
  return {
    organisationId,
    id: newTenantId('cert', organisationId),
    slug: newSlug(),
    studentId: recipient.studentId,
    accountId: recipient.accountId,
    year: date.slice(0, 4),
    review: 'pending',
    signedAt: null,
    decidedAt: null,
    decidedBy: null,
    declineReason: null,
    logIndex: null,
    transferredAt: null,
    revokedAt: null,
    revokedReason: null,
    validUntil: null,
    results: [],
    batchId: null,
    suspendedAt: null,
    suspendedReason: null,
    predecessorId: null,
    successorId: null,
    origin: 'issuer',
    uploadFileId: null,
    letterFileId: null,
    createdAt: now,
    ...facts,
    ...values,
    search: certificateSearch(values),
  }
}

function aligned(
  { alignments: before, ...details }: CertificateDetails,
  alignments: readonly Alignment[] | undefined = before,
): CertificateDetails {
  return { ...details, ...(alignments?.length && { alignments: [...alignments] }) }
}
