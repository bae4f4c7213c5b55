import { setRevoked } from '../../certificates/status/set-revoked.ts'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { statusSubject } from './issue-credential.ts'

/**
 * Sets the revocation bit of a credential that was issued with a status entry, by its id. A revocation is final. Throws
 * not_found if the organisation issued no such credential.
 */
export async function revokeCredential(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  credentialId: string,
): Promise<void> {
  const subject = statusSubject(credentialId)
  await withRetry(ctx.db, async (tx) => {
    const place = await tx
      .selectFrom('status_entry')
      .select('list')
      .where('org_id', '=', organisationId)
      .where('certificate_id', '=', subject)
      .executeTakeFirst()
    if (!place) throw refusal('not_found.credential')
    await setRevoked(tx, organisationId, [subject])
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'vc-api.revoked', subject: organisationId, changed: [subject] },
    ])
  })
}
