import type { Db } from '../../context.ts'

/** Whether anything is left of what a party has paid by card. */
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
