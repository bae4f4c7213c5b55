import type { Db } from '../context.ts'

export interface DeliveryBacklog {
  waiting: number
  oldestWaiting: Date | null
  /** Why a mail that was tried could not leave; what one recipient's server answers does not count. */
  lastError: string | null
}

/** The mails to holders that have not left yet, of all issuers. */
export async function deliveryBacklog(db: Db): Promise<DeliveryBacklog> {
  const { waiting, oldestWaiting, lastError } = await db
    .selectFrom('delivery')
    .select((q) => [
      q.fn.countAll<string>().as('waiting'),
      q.fn.min('queued_at').as('oldestWaiting'),
      q.fn
        .max('reason')
        .filterWhere((eb) => eb.and([eb('reason', '<>', ''), eb('reason', 'not like', 'recipient %')]))
        .as('lastError'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestWaiting, lastError }
}
