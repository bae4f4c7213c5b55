import { decodeKey } from '@credenza/credential/seal'
import type { Context, Tx } from '../../context.ts'
import { sealDocumentSync } from '../../platform/documents/seal-document-sync.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { findCertificates } from '../certificate/find-certificates.ts'
import { keepSuccessorKey } from '../certificate/keep-successor-key.ts'
import { lockCertificates } from '../certificate/lock-certificates.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { supersedeCertificate } from '../certificate/statement/supersede.ts'
import { takesPlace } from './takes-place.ts'

/** Enqueued whenever a correction is signed or accepted. */
export const supersedeCorrected = defineQueue<{ organisationId: string; certificateIds: string[] }>(
  'supersede-corrected',
)

/**
 * Enqueues the replacement for those of these certificates that are corrections, in the transaction that signs or
 * accepts them.
 */
export async function planSuperseding(
  ctx: Context,
  tx: Tx,
  certificates: readonly Certificate[],
): Promise<void> {
  const corrections = certificates.filter((certificate) => certificate.predecessorId !== null)
  if (corrections.length === 0) return
  const byIssuer = Map.groupBy(corrections, (certificate) => certificate.organisationId)
  const jobs = [...byIssuer].map(([organisationId, some]) => ({
    organisationId,
    certificateIds: some.map((certificate) => certificate.id),
  }))
  await ctx.jobs.enqueueAll(tx, supersedeCorrected, jobs)
}

/** Running it twice is safe: a superseded certificate is not superseded again. */
export async function runSupersedeCorrected(
  ctx: Context,
  { organisationId, certificateIds }: { organisationId: string; certificateIds: string[] },
): Promise<void> {
  for (const correction of await findCertificates(ctx.db, certificateIds)) {
    const [corrected] = await findCertificates(ctx.db, [correction.predecessorId!])
    if (corrected && takesPlace(corrected, correction)) {
      await supersede(ctx, organisationId, corrected, correction)
    }
  }
}

async function supersede(
  ctx: Context,
  organisationId: string,
  corrected: Certificate,
  correction: Certificate,
): Promise<void> {
  const { credential_id: credentialId } = await ctx.db
    .selectFrom('certificate_document')
    .select('credential_id')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', correction.id)
    .executeTakeFirstOrThrow()
  const successorKey = await sealedKey(ctx, corrected, correction)
  const actor = { accountId: 'system', organisationId }
  const input = { id: corrected.id, successor: { id: correction.id, credentialId } }
  await supersedeCertificate(ctx, actor, input, async (tx, { done }) => {
    if (done.length === 0) return
    await requireUnchanged(tx, corrected, correction)
    if (successorKey) await keepSuccessorKey(tx, corrected, successorKey)
  })
}

/** The correction's document key under the old document's key, so that the old link opens both. */
async function sealedKey(
  ctx: Context,
  corrected: Certificate,
  correction: Certificate,
): Promise<Uint8Array | undefined> {
  const keys = await documentKeys(ctx, [corrected, correction])
  const [before, after] = [keys.get(corrected.id), keys.get(correction.id)]
  return before && after ? sealDocumentSync(decodeKey(after), decodeKey(before)) : undefined
}

/** Throws when either was decided on or revoked since it was read; the job's next attempt reads it again. */
async function requireUnchanged(tx: Tx, ...certificates: Certificate[]): Promise<void> {
  for (const before of certificates) {
    const [now] = await lockCertificates(tx, before.organisationId, [before.id])
    const isSame =
      now && now.review === before.review && (now.revokedAt === null) === (before.revokedAt === null)
    if (!isSame) throw new Error('A certificate changed while its correction was taking its place')
  }
}
