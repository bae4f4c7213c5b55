import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { deleteCheck, findCheck } from './check-store.ts'

/** Deletes a check with its files, results and report, and ends it if it is running. Throws 'not_found'. */
export async function removeCheck(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  checkId: string,
): Promise<void> {
  const key = { organisationId, checkId }
  await withRetry(ctx.db, async (tx) => {
    await findCheck(tx, key)
    await deleteCheck(tx, key)
    const entry = { actor: accountId, action: 'check.deleted' as const, subject: checkId }
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [entry])
  })
}
