import { buildStatement, signStatement, statementDigest, utcSeconds } from '@credenza/credential/issue'
import { enqueueLeaves } from '../anchor/enqueue-leaf.ts'
import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { organisationDid } from '../organisation/did.ts'
import { findOrganisation } from '../organisation/organisation-store.ts'
import { currentSigningKey } from '../organisation/signing-keys.ts'
import { insertRecords } from '../platform/db/insert-records.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { newTenantId } from '../platform/ids.ts'
import { setRevoked } from '../status/set-revoked.ts'
import { type CertificateRow, findCertificate, stateOfRow } from './certificate-store.ts'
import { refusalSentence, transition } from './state.ts'

/**
 * Revokes a signed certificate for good: status bit, signed statement with the reason, and its leaf in the log, in
 * one transaction. What was signed stays readable and unchanged.
 */
export async function revokeCertificate(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { certificateId, reason }: { certificateId: string; reason: string },
): Promise<void> {
  const row = await findCertificate(ctx.db, certificateId)
  if (row.org_id !== organisationId) throw notFound('No certificate found for the given ID.')
  requireRevocable(row)

  const now = ctx.clock()
  const { document, digest } = await signRevocation(ctx, organisationId, row.id, reason, now)
  const { wallet_address } = await findOrganisation(ctx.db, organisationId)
  await withRetry(ctx.db, async (tx) => {
    const revoked = await tx
      .updateTable('certificate')
      .set({ revoked_at: now, revoked_reason: reason })
      .where('org_id', '=', organisationId)
      .where('id', '=', row.id)
      .where('revoked_at', 'is', null)
      .where('review', '!=', 'declined')
      .returning('review')
      .executeTakeFirst()
    // Revoked or declined since it was read.
    if (!revoked) requireRevocable(await findCertificate(tx, row.id))
    await setRevoked(tx, organisationId, row.id)
    const statement = {
      org_id: organisationId,
      id: newTenantId('stmt', organisationId),
      certificate_id: row.id,
    }
    await insertRecords(tx, 'certificate_statement', [
      { ...statement, action: 'revoked', signer_org_id: organisationId, document, digest, created_at: now },
    ])
    const leaf = { organisationId, certificateId: row.id, issuerAddress: wallet_address, digest }
    await enqueueLeaves(tx, now, [{ ...leaf, log: 'statements', action: 'revoked' }])
    await appendAudit(tx, organisationId, now, [
      { actor: accountId, action: 'certificate.revoked', subject: row.id },
    ])
  })
}

function requireRevocable(row: CertificateRow): void {
  const outcome = transition(stateOfRow(row, 0n), 'revoke')
  if ('refused' in outcome) throw new ApiError(outcome.refused, refusalSentence(outcome.refused))
}

async function signRevocation(
  ctx: Context,
  organisationId: string,
  certificateId: string,
  reason: string,
  now: Date,
) {
  const { credential_id } = await ctx.db
    .selectFrom('certificate_document')
    .select('credential_id')
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', certificateId)
    .executeTakeFirstOrThrow()
  const did = organisationDid(ctx.config.publicUrl, organisationId)
  const key = await currentSigningKey(ctx, organisationId)
  const statement = buildStatement({
    action: 'revoked',
    issuer: did,
    certificateId: credential_id,
    at: utcSeconds(now),
    reason,
  })
  const verificationMethod = `${did}#${key.publicKeyMultibase}`
  const signed = await signStatement(statement, { verificationMethod, sign: key.sign })
  return { document: JSON.stringify(signed), digest: statementDigest(signed) }
}
