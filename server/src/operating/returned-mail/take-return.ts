import type { Selectable } from 'kysely'
import { noteReturned } from '../../certificates/delivery/note-returned.ts'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newSuppressionId } from '../../platform/ids.ts'
import { addressMac } from '../../platform/mail/address-mac.ts'
import type { MailTables } from '../../platform/mail/tables.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { ReturnKind } from './mail-return.ts'

/** Which mail came back: the one with this tag, or the newest one to this address that had been sent by then. */
export type ReturnedMail = { tag: string } | { address: string; by: Date }

/** How often a mail is sent again after a temporary refusal. */
const mostResends = 2

const reasons = { dead: 'address_dead', complaint: 'address_complained' } as const

/**
 * Notes that a mail came back. Its address gets no more if nobody receives mail there or the reader complained; otherwise the
 * delivery is sent again later. Does nothing and returns false unless this is the first report about a mail that we sent in
 * the last two weeks: a forged or repeated report changes nothing.
 */
export async function takeReturn(ctx: Context, which: ReturnedMail, kind: ReturnKind): Promise<boolean> {
  const now = ctx.clock()
  const suppressionId = newSuppressionId()
  return withRetry(ctx.db, async (tx) => {
    const mail = await claim(ctx, tx, which, now)
    if (!mail) return false
    const delivery = deliveryOf(mail)
    if (kind === 'refused') {
      const mayResend = delivery !== undefined && (await timesReturned(tx, mail)) <= mostResends
      if (delivery) await noteReturned(ctx, tx, delivery, { reason: 'returned', mayResend })
      return true
    }
    const reason = reasons[kind]
    if (delivery) await noteReturned(ctx, tx, delivery, { reason, mayResend: false })
    const added = await tx
      .insertInto('suppressed_address')
      .values({ address: mail.address, id: suppressionId, hint: mail.hint, reason, suppressed_at: now })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return true
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: 'system', action: 'mail.address-suppressed', subject: added.id, detail: { reason } },
    ])
    return true
  })
}

/** Whether the mail with this tag was sent in the last two weeks and has not come back. */
export async function mayReturn(db: Db, tag: string): Promise<boolean> {
  const mail = await db
    .selectFrom('sent_mail')
    .select('tag')
    .where('tag', '=', tag)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  return mail !== undefined
}

type SentMail = Selectable<MailTables['sent_mail']>

/** The mail, if it has no report yet. Of two reports at once, one waits for the other and then finds nothing. */
async function claim(ctx: Context, tx: Tx, which: ReturnedMail, now: Date): Promise<SentMail | undefined> {
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

function deliveryOf({ org_id, delivery_id, round }: SentMail) {
  return org_id && delivery_id && round
    ? { organisationId: org_id, deliveryId: delivery_id, round }
    : undefined
}

async function timesReturned(tx: Tx, { address, delivery_id }: SentMail): Promise<number> {
  const { times } = await tx
    .selectFrom('sent_mail')
    .select((q) => q.fn.countAll<string>().as('times'))
    .where('address', '=', address)
    .where('delivery_id', '=', delivery_id)
    .where('returned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(times)
}
