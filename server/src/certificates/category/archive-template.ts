import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { lockTemplate } from '../template/lock-template.ts'
import { markArchived } from '../template/mark-archived.ts'
import type { Author } from '../template/save-template.ts'
import { forgetDefaultTemplate } from './forget-default-template.ts'

/**
 * Takes a template out of use. Certificate types that had it as default go back to the standard design. Throws 'invalid' if one
 * of them is out of reach.
 */
export async function archiveTemplate(ctx: Context, author: Author, id: string): Promise<void> {
  const { accountId, organisationId } = author
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await lockTemplate(tx, organisationId, id)
    await markArchived(tx, organisationId, id, now)
    const changed = await forgetDefaultTemplate(tx, author, id)
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'template.archived', subject: id, changed },
    ])
  })
}
