import type { Db } from '../../context.ts'

/** Whether a party has card payments that are not fully refunded. */
export async function hasPaidByCard(db: Db, partyId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('card_payment')
    .select('id')
    .where('party_id', '=', partyId)
    .where('intent_id', 'is not', null)
    .where('held_fils', '>', '0')
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}
