import { sql } from 'kysely'
import { deleteDrafts } from '../../certificates/certificate/draft/delete-drafts.ts'
import type { Context, Tx } from '../../context.ts'
import { appendAudit, type NewAuditEntry } from '../../proof/audit/append.ts'

/** Deletes a person's uploads that nobody has signed or decided on, and informs the issuers they name. Call it last. */
export async function withdrawUploads(ctx: Context, tx: Tx, accountId: string, now: Date): Promise<void> {
  const withdrawn = await deleteDrafts(ctx, tx, (rows) =>
    rows.where('account_id', '=', accountId).where('origin', '=', sql.lit('user' as const)),
  )
  const byIssuer = Map.groupBy(withdrawn, (certificate) => certificate.organisationId)
  for (const organisationId of [...byIssuer.keys()].sort()) {
    const entries = byIssuer
      .get(organisationId)!
      .map(({ id }): NewAuditEntry => ({ actor: 'system', action: 'certificate.withdrawn', subject: id }))
    await appendAudit(ctx, tx, organisationId, now, entries)
  }
}
