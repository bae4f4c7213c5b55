import type { Context, Tx } from '../../../context.ts'
import { appendAudit, type NewAuditEntry } from '../../../proof/audit/append.ts'

/**
 * Deletes a person's requests to issuers, with the answers. Withdraws open requests and informs their issuers. Call it last.
 * Returns the ids of all requests.
 */
export async function forgetRequests(ctx: Context, tx: Tx, accountId: string, now: Date): Promise<string[]> {
  const withdrawn = await tx
    .updateTable('correction_request')
    .set({ state: 'withdrawn', decided_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .returning(['org_id', 'id'])
    .execute()
  const forgotten = await tx
    .updateTable('correction_request')
    .set({ changes: '[]', why: '', answer: '', search: '' })
    .where('account_id', '=', accountId)
    .returning('id')
    .execute()
  const byIssuer = Map.groupBy(withdrawn, (row) => row.org_id)
  for (const organisationId of [...byIssuer.keys()].sort()) {
    const entries = byIssuer
      .get(organisationId)!
      .map(({ id }): NewAuditEntry => ({ actor: 'system', action: 'correction.taken-back', subject: id }))
    await appendAudit(ctx, tx, organisationId, now, entries)
  }
  return forgotten.map(({ id }) => id)
}
