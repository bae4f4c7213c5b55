import type { ColumnType } from 'kysely'

export interface PaymentTables {
  /** A page on which a party was to pay by card. What was paid is in the ledger. */
  card_payment: {
    id: string
    party_id: string
    /** What was asked for. */
    amount_fils: string
    /** The sum of the refunds that were posted. */
    refunded_fils: string
    /** The provider's names of the page and of the payment; null until they are known. */
    session_id: string | null
    intent_id: string | null
    created_at: ColumnType<Date, Date, never>
  }
}
