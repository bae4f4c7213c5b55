import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { lockAccounts, moveMoney } from '../ledger/move-money.ts'
import { isPosted, reportedTransactionId } from '../ledger/reported-transaction.ts'
import type { CardEvent } from './card-event.ts'
import type { PaymentTables } from './tables.ts'

type CardPayment = Selectable<PaymentTables['card_payment']>

/**
 * Books what the provider says has moved. Events come more than once and in any order: each movement has a key under which
 * it is posted once, with the payment locked. Throws 'not_found' for a payment that is not known (yet), so that the
 * provider sends the event again.
 */
export async function takeCardEvent(ctx: Context, event: CardEvent): Promise<void> {
  const at = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, event)
    const { id, party_id: partyId } = payment
    const movement = await movementOf(tx, payment, event)
    if (!movement || movement.movedFils === 0n) return
    const { key, movedFils } = movement
    const transactionId = reportedTransactionId('card', id, key)
    const standing = await lockAccounts(tx, partyId)
    if (await isPosted(tx, transactionId)) return
    const reference = `${id} ${key}`.slice(0, 100)
    await moveMoney(ctx, tx, at, standing, { transactionId, partyId, movedFils, reference, actor: 'system' })
  })
}

async function lockPayment(tx: Tx, { data: { object } }: CardEvent): Promise<CardPayment> {
  const id =
    'client_reference_id' in object
      ? object.client_reference_id
      : 'metadata' in object && object.metadata?.payment
  const payment = await tx
    .selectFrom('card_payment')
    .selectAll()
    .where(id ? 'id' : 'intent_id', '=', id || object.payment_intent || '')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw refusal('not_found.payment')
  return payment
}

async function movementOf(
  tx: Tx,
  { id, refunded_fils }: CardPayment,
  event: CardEvent,
): Promise<{ key: string; movedFils: bigint } | undefined> {
  const { object } = event.data
  if ('amount_total' in object) {
    if (object.payment_status !== 'paid') return undefined
    const intent_id = object.payment_intent ?? null
    await tx.updateTable('card_payment').set({ intent_id }).where('id', '=', id).execute()
    return { key: 'paid', movedFils: BigInt(object.amount_total) }
  }
  if ('amount_refunded' in object) {
    // The sum of all refunds: an older event adds nothing.
    const [refunded, earlier] = [BigInt(object.amount_refunded), BigInt(refunded_fils)]
    if (refunded <= earlier) return undefined
    await tx
      .updateTable('card_payment')
      .set({ refunded_fils: String(refunded) })
      .where('id', '=', id)
      .execute()
    return { key: `refunded ${refunded}`, movedFils: earlier - refunded }
  }
  const amount = BigInt(object.amount)
  return event.type === 'charge.dispute.funds_withdrawn'
    ? { key: `withdrawn ${object.id}`, movedFils: -amount }
    : { key: `reinstated ${object.id}`, movedFils: amount }
}
