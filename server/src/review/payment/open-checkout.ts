import type { Context } from '../../context.ts'
import { faultOf } from '../../platform/fault-of.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { newCardPaymentId } from '../../platform/ids.ts'
import { accountOfParty } from '../ledger/party-account.ts'
import { balanceOf } from '../ledger/read-balance.ts'

/**
 * Opens a page on which a party pays all or part of what it owes by card, and returns its address. Nothing is booked before the
 * provider reports the payment. Throws 'not_found' without a provider, and 'invalid' for more than is owed.
 */
export async function openCheckout(
  ctx: Context,
  caller: Caller,
  amountFils: number,
): Promise<{ url: string }> {
  if (!ctx.cards) throw refusal('not_found.card_payments')
  const account = accountOfParty(caller)
  const owed = -(await balanceOf(ctx.db, account))
  if (BigInt(amountFils) > owed) throw fieldRefusal('amountFils', 'invalid.settlement_too_large')
  const id = newCardPaymentId()
  const row = { id, party_id: account.ownerId, amount_fils: String(amountFils), created_at: ctx.clock() }
  await ctx.db
    .insertInto('card_payment')
    .values({ ...row, held_fils: '0', session_id: null, intent_id: null })
    .execute()
  const returnUrl = `${ctx.config.publicUrl}/${caller.role}/balance`
  const name = `Credenza ${id.slice(-8)}`
  const opened = await ctx.cards.open({ id, amountFils, name, returnUrl }).catch((error: unknown) => {
    ctx.log.warn({ payment: id, fault: faultOf(error) }, 'No page for a card payment could be opened')
    throw refusal('unavailable')
  })
  await ctx.db
    .updateTable('card_payment')
    .set({ session_id: opened.sessionId })
    .where('id', '=', id)
    .execute()
  return { url: opened.url }
}
