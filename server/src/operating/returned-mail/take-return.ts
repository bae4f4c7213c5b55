import { noteReturned } from '../../certificates/delivery/note-returned.ts'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import {
  claimReturn,
  type ReturnedMail,
  type SentMail,
  timesReturned,
} from '../../platform/mail/sent-mail.ts'
import { suppress } from '../../platform/mail/suppression.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import type { ReturnKind } from './mail-return.ts'

/** How often an email is sent again after a temporary refusal. */
const mostResends = 2

const reasons = { dead: 'address_dead', complaint: 'address_complained' } as const

/**
 * Records that an email came back. If nobody receives mail there or the reader complained, the address gets no more emails;
 * otherwise the email is sent again later. Returns false and does nothing unless this is the first report about an email of the
 * last two weeks, so a forged or repeated report changes nothing.
 */
export async function takeReturn(ctx: Context, which: ReturnedMail, kind: ReturnKind): Promise<boolean> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const mail = await claimReturn(ctx, tx, which, now)
    if (!mail) return false
    const delivery = deliveryOf(mail)
    if (kind === 'refused') {
      const mayResend = delivery !== undefined && (await timesReturned(tx, mail)) <= mostResends
      if (delivery) await noteReturned(ctx, tx, delivery, { reason: 'returned', mayResend })
      return true
    }
    const reason = reasons[kind]
    if (delivery) await noteReturned(ctx, tx, delivery, { reason, mayResend: false })
    const id = await suppress(tx, { address: mail.address, hint: mail.hint, reason }, now)
    if (!id) return true
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: 'system', action: 'mail.address-suppressed', subject: id, detail: { reason } },
    ])
    return true
  })
}

function deliveryOf({ org_id, delivery_id, round }: SentMail) {
  return org_id && delivery_id && round
    ? { organisationId: org_id, deliveryId: delivery_id, round }
    : undefined
}
