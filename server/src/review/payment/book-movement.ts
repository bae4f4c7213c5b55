import type { Selectable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { lockAccounts, moveMoney } from '../ledger/move-money.ts'
import { isPosted, reportedTransactionId } from '../ledger/reported-transaction.ts'
import type { PaymentTables } from './tables.ts'

export type LockedPayment = Pick<Selectable<PaymentTables['card_payment']>, 'id' | 'party_id'>

interface Movement {
  /** Distinguishes it from other movements of the payment. */
  key: string
  /** Positive for incoming money. */
  movedFils: bigint
  actor: string
}

/** Posts a movement of a card payment once per key, and updates what is held of it. Lock the payment first. */
export async function bookMovement(
  ctx: Context,
  tx: Tx,
  at: Date,
  { id, party_id: partyId }: LockedPayment,
  { key, movedFils, actor }: Movement,
): Promise<void> {
  const transactionId = reportedTransactionId('card', id, key)
  const standing = await lockAccounts(tx, partyId)
  if (movedFils === 0n || (await isPosted(tx, transactionId))) return
  await tx
    .updateTable('card_payment')
    .set((q) => ({ held_fils: q('held_fils', '+', String(movedFils)) }))
    .where('id', '=', id)
    .execute()
  const reference = `${id} ${key}`.slice(0, 100)
  await moveMoney(ctx, tx, at, standing, { transactionId, partyId, movedFils, reference, actor })
}
