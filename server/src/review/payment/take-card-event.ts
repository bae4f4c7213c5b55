import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { lockAccounts, moveMoney } from '../ledger/move-money.ts'
import type { CardEvent } from './card-event.ts'
import type { PaymentTables } from './tables.ts'

type CardPayment = Selectable<PaymentTables['card_payment']>

/**
 * Books what the provider says has moved. Events come more than once and in any order: each movement has a key under which
 * it is booked once, with the payment locked. Throws 'not_found' for a payment that is not known (yet), so that the
 * provider sends the event again.
 */
export async function takeCardEvent(ctx: Context, event: CardEvent): Promise<void> {
  const at = ctx.clock()
  const transactionId = newTransactionId()
  await withRetry(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, event)
    const movement = await movementOf(tx, payment, event)
    if (!movement || movement.movedFils === 0n) return
    const { key, movedFils } = movement
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('card_movement')
      .values({
        payment_id: payment.id,
        key,
        moved_fils: String(movedFils),
        transaction_id: transactionId,
        at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return
    const partyId = payment.party_id
    const standing = await lockAccounts(tx, partyId)
    const reference = `${payment.id} ${key}`.slice(0, 100)
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
  { id }: CardPayment,
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
    const refunded = BigInt(object.amount_refunded)
    const earlier = await refundedBefore(tx, id)
    return refunded > earlier ? { key: `refunded ${refunded}`, movedFils: earlier - refunded } : undefined
  }
  const amount = BigInt(object.amount)
  return event.type === 'charge.dispute.funds_withdrawn'
    ? { key: `withdrawn ${object.id}`, movedFils: -amount }
    : { key: `reinstated ${object.id}`, movedFils: amount }
}

/** What was booked as refunded, in fils: an event gives the sum of all refunds, so an older one adds nothing. */
async function refundedBefore(tx: Tx, paymentId: string): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('card_movement')
    .select((q) => q.fn.sum<string | null>('moved_fils').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('key', 'like', 'refunded %')
    .executeTakeFirstOrThrow()
  return -BigInt(sum ?? 0)
}
