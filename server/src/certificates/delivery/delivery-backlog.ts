import type { MailFailure } from '@credenza/schema/sentences/mail'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { meansNodeLost } from '../../platform/db/unavailable.ts'

export interface DeliveryBacklog {
  waiting: number
  oldestWaiting: Date | null
  /** Why emails could not leave. Refusals by a single recipient's server do not count. */
  failure: MailFailure | null
}

const nothing: DeliveryBacklog = { waiting: 0, oldestWaiting: null, failure: null }

/** All issuers' unsent emails to holders; none while a node of a distributed database is unreachable. */
export const deliveryBacklog = (db: Db): Promise<DeliveryBacklog> =>
  backlogOf(db).catch((error: unknown) => {
    if (meansNodeLost(error)) return nothing
    throw error
  })

async function backlogOf(db: Db): Promise<DeliveryBacklog> {
  const waitingOnes = db.selectFrom('delivery').where('state', '=', 'waiting')
  const { waiting, oldestWaiting } = await waitingOnes
    .select((q) => [q.fn.countAll<string>().as('waiting'), q.fn.min('queued_at').as('oldestWaiting')])
    .executeTakeFirstOrThrow()
  const tried = await waitingOnes
    .select('failure')
    .where(sql<boolean>`failure->>'reason' NOT LIKE 'recipient%'`)
    .limit(1)
    .executeTakeFirst()
  return { waiting: Number(waiting), oldestWaiting, failure: tried?.failure ?? null }
}
