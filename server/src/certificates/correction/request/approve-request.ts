import type { Context, Tx } from '../../../context.ts'
import type { Certificate } from '../../certificate/certificate.ts'
import { closeRequest, lockOpenRequest, requestNotFound } from './open-request.ts'
import { tellHolder } from './tell-parties.ts'

/**
 * Records, in the correction's own transaction, that it answers a holder's request, and mails the holder. Returns the
 * details for the audit trail. Throws not_found for a request about another certificate, and 'already_decided' for one
 * that was answered.
 */
export async function approveRequest(
  ctx: Context,
  tx: Tx,
  { corrected, requestId, correctedBy }: { corrected: Certificate; requestId: string; correctedBy: string },
): Promise<{ action: 'correction.approved'; subject: string }> {
  const request = await lockOpenRequest(tx, corrected.organisationId, requestId)
  if (request.certificate_id !== corrected.id) throw requestNotFound()
  await closeRequest(tx, request, {
    state: 'approved',
    decided_at: ctx.clock(),
    corrected_by: correctedBy,
  })
  await tellHolder(ctx, tx, corrected, { kind: 'approved' })
  return { action: 'correction.approved', subject: request.id }
}

/** Reopens the request that a withdrawn correction had answered. Returns its id. */
export async function reopenRequest(tx: Tx, organisationId: string, correctedBy: string): Promise<string[]> {
  const opened = await tx
    .updateTable('correction_request')
    .set({ state: 'open', decided_at: null, corrected_by: null })
    .where('org_id', '=', organisationId)
    .where('corrected_by', '=', correctedBy)
    .returning('id')
    .execute()
  return opened.map(({ id }) => id)
}
