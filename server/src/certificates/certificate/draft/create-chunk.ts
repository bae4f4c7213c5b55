import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../../context.ts'
import { archivedAmong } from '../../../people/student/archive/archived-students.ts'
import type { Actor } from '../../../platform/acts/bulk.ts'
import { isDetail, type SingleText, undrawableText } from '../../../platform/rendering/drawable.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import type { Certificate } from '../certificate.ts'
import { issuanceOf, keepNewCertificates, newCertificate } from './add-certificates.ts'
import { findRecipients } from './recipients.ts'
import { renewPersons } from './renew-persons.ts'
import type { Refusal, ResolvedFacts } from './resolve-facts.ts'

/** One certificate to create: for which of the issuer's students, and what it says. */
export interface NewRecord {
  userId: string
  facts: ResolvedFacts & Partial<Pick<Certificate, 'batchId'>>
}

export interface SortedOut {
  /** What can be created. */
  certificates: Certificate[]
  /** What cannot, by index in the input. */
  refused: (Refusal & { index: number })[]
}

/** Called with the certificates that can be created, before any is; returns those to create. */
export type Claim = (sorted: SortedOut) => Promise<readonly Certificate[]> | readonly Certificate[]

/**
 * Creates up to a chunk of pending certificates in the caller's transaction, with their audit entries and their places
 * in the verifiers' queues. Names and the issuer come from the server's own records.
 */
export async function createChunk(
  ctx: Context,
  tx: Tx,
  { accountId, organisationId, now }: Actor & { now: Date },
  records: readonly NewRecord[],
  claim: Claim,
): Promise<readonly Certificate[]> {
  const studentIds = records.map(({ userId }) => userId)
  const archived = await archivedAmong(tx, organisationId, studentIds)
  const active = studentIds.filter((id) => !archived.has(id))
  await renewPersons(ctx, tx, organisationId, active, now)
  const recipients = await findRecipients(tx, organisationId, studentIds)
  const issuance = await issuanceOf(tx, organisationId, now)
  const sorted: SortedOut = { certificates: [], refused: [] }
  for (const [index, { userId, facts }] of records.entries()) {
    const recipient = recipients.get(userId)
    if (archived.has(userId) || !recipient) {
      sorted.refused.push({ index, ...(archived.has(userId) ? archivedStudent : notAStudent) })
      continue
    }
    const certificate = newCertificate(issuance, { ...facts, recipient })
    const refusal = drawingRefusal(certificate)
    if (refusal) sorted.refused.push({ index, ...refusal })
    else sorted.certificates.push(certificate)
  }
  const certificates = await claim(sorted)
  await keepNewCertificates(tx, issuance, certificates)
  await appendAudit(
    ctx,
    tx,
    organisationId,
    now,
    certificates.map(({ id }) => ({ actor: accountId, action: 'certificate.created', subject: id })),
  )
  return certificates
}

const notAStudent: Refusal = { field: 'userId', why: sentence('invalid.recipient') }
const archivedStudent: Refusal = { field: 'userId', why: sentence('student_archived') }

/** The reason if a certificate with these texts cannot be created, because a text cannot be drawn. */
export function drawingRefusal(shown: Parameters<typeof undrawableText>[0]): Refusal | undefined {
  const flaw = undrawableText(shown)
  return flaw && { field: isDetail(flaw.text) ? flaw.text : askedAs[flaw.text], why: flaw.why }
}

/** For each text, the request's field that it comes from. */
const askedAs: Record<SingleText, Refusal['field']> = {
  userName: 'userId',
  title: 'title',
  categoryName: 'certificateType',
  issuerName: 'issuerName',
}
