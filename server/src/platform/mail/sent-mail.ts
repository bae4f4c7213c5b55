import type { Selectable } from 'kysely'
import type { Context, Db, Tx } from '../../context.ts'
import { countRows } from '../db/count-rows.ts'
import { addressMac } from './address-mac.ts'
import type { MailTables } from './tables.ts'

export type SentMail = Selectable<MailTables['sent_mail']>

/** Which email came back: the one with this tag, or the newest one sent to this address by that time. */
export type ReturnedMail = { tag: string } | { address: string; by: Date }

/** Whether the email with this tag was sent in the last two weeks and has not come back yet. */
export async function mayReturn(db: Db, tag: string): Promise<boolean> {
  const mail = await db
    .selectFrom('sent_mail')
    .select('tag')
    .where('tag', '=', tag)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  return mail !== undefined
}

/**
 * Records that an email came back, and returns it if this is its first report. Of two reports at once, one waits for the other
 * and then finds nothing.
 */
export async function claimReturn(
  ctx: Pick<Context, 'keys'>,
  tx: Tx,
  which: ReturnedMail,
  now: Date,
): Promise<SentMail | undefined> {
  const update = tx.updateTable('sent_mail').set({ returned_at: now }).where('returned_at', 'is', null)
  if ('tag' in which) return update.where('tag', '=', which.tag).returningAll().executeTakeFirst()
  const newest = await tx
    .selectFrom('sent_mail')
    .select('tag')
    .where('address', '=', addressMac(ctx, which.address))
    .where('sent_at', '<=', which.by)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && update.where('tag', '=', newest.tag).returningAll().executeTakeFirst()
}

/** How often this delivery came back from this address. */
export const timesReturned = (tx: Tx, { address, delivery_id }: SentMail): Promise<number> =>
  countRows(
    tx
      .selectFrom('sent_mail')
      .where('address', '=', address)
      .where('delivery_id', '=', delivery_id)
      .where('returned_at', 'is not', null),
  )
