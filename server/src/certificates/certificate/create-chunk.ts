import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../context.ts'
import type { Actor } from '../../platform/acts/bulk.ts'
import { type ShownText, undrawableText } from '../../platform/rendering/drawable.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { issuanceOf, keepNew, newRow } from './add-certificates.ts'
import type { CertificateRow } from './find-certificates.ts'
import { findRecipients } from './recipients.ts'
import { renewPersons } from './renew-persons.ts'
import type { Refusal, ResolvedFacts } from './resolve-facts.ts'

/** One certificate to create: for which of the issuer's students, and what it says. */
export interface NewRecord {
  userId: string
  facts: ResolvedFacts & { batch_id?: string }
}

export interface SortedOut {
  /** What can be created. */
  rows: CertificateRow[]
  /** What cannot, by index in the input. */
  refused: (Refusal & { index: number })[]
}

/** Called with what can be created before anything is created; returns the part of it to create. */
export type Claim = (sorted: SortedOut) => Promise<readonly CertificateRow[]> | readonly CertificateRow[]

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
): Promise<readonly CertificateRow[]> {
  const studentIds = records.map(({ userId }) => userId)
  await renewPersons(ctx, tx, organisationId, studentIds, now)
  const recipients = await findRecipients(tx, organisationId, studentIds)
  const issuance = await issuanceOf(tx, organisationId, now)
  const sorted: SortedOut = { rows: [], refused: [] }
  records.forEach(({ userId, facts }, index) => {
    const recipient = recipients.get(userId)
    const row = recipient && newRow(issuance, { ...facts, recipient })
    const refusal = row ? drawingRefusal(row) : notAStudent
    if (refusal) sorted.refused.push({ index, ...refusal })
    else if (row) sorted.rows.push(row)
  })
  const rows = await claim(sorted)
  await keepNew(tx, issuance, rows)
  await appendAudit(
    ctx,
    tx,
    organisationId,
    now,
    rows.map(({ id }) => ({ actor: accountId, action: 'certificate.created', subject: id })),
  )
  return rows
}

const notAStudent: Refusal = { field: 'userId', why: sentence('invalid.recipient') }

/** Why a certificate with these texts cannot be created: one of them cannot be drawn. */
export function drawingRefusal(shown: Parameters<typeof undrawableText>[0]): Refusal | undefined {
  const flaw = undrawableText(shown)
  return flaw && { field: askedAs[flaw.text], why: flaw.why }
}

/** The request's field for each text, or for what it comes from. */
const askedAs: Record<ShownText, Refusal['field']> = {
  userName: 'userId',
  title: 'title',
  categoryName: 'certificateType',
  issuerName: 'issuerName',
}
