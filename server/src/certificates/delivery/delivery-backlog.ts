import type { MailFailure } from '@credenza/schema/sentences/mail'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'

export interface DeliveryBacklog {
  waiting: number
  oldestWaiting: Date | null
  /** Why a mail that was tried could not leave; what one recipient's server answers does not count. */
  failure: MailFailure | null
}

/** The mails to holders that have not left yet, of all issuers. */
export async function deliveryBacklog(db: Db): Promise<DeliveryBacklog> {
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
