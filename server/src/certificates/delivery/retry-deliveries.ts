import type { RetryDeliveriesRequest } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Reach } from '../../platform/http/access.ts'
import { patienceMs } from '../../platform/mail/outbox.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { isSubjectWithin } from '../reach/subject-within.ts'
import { enqueueSending } from './queue-deliveries.ts'

/** Sends failed emails again, now and for another day, and leaves the others alone. Returns how many. */
export async function retryDeliveries(
  ctx: Context,
  actor: Reach & { accountId: string },
  wanted: RetryDeliveriesRequest,
): Promise<number> {
  const { organisationId, accountId } = actor
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const rows = await tx
      .updateTable('delivery')
      .set({
        state: 'waiting',
        round: sql<number>`round + 1`,
        attempts: 0,
        failure: null,
        queued_at: now,
        give_up_at: new Date(now.getTime() + patienceMs),
      })
      .where('org_id', '=', organisationId)
      .where(isSubjectWithin(actor, 'delivery.certificate_id'))
      .where('state', '=', 'failed')
      .$if('ids' in wanted, (q) => q.where('id', '=', anyOf('ids' in wanted ? wanted.ids : [])))
      .returning(['id', 'round'])
      .execute()
    if (rows.length === 0) return 0
    await enqueueSending(ctx, tx, organisationId, rows)
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'delivery.retried',
        subject: organisationId,
        detail: { mails: rows.length },
      },
    ])
    return rows.length
  })
}
