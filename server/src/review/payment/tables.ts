import type { RefundState } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface PaymentTables {
  /** A page on which a party was to pay by card. What was paid is in the ledger. */
  card_payment: {
    id: string
    party_id: string
    /** What was asked for. */
    amount_fils: string
    /** What is left of what was paid, after refunds and disputes. Changes with each posting about the payment. */
    held_fils: string
    /** The provider's names of the page and of the payment; null until they are known. */
    session_id: string | null
    intent_id: string | null
    created_at: Timestamp
  }
  /** A refund that we asked the provider for. It was posted when it was asked for. */
  card_refund: {
    id: string
    payment_id: string
    amount_fils: string
    state: RefundState
    asked_at: Timestamp
  }
}
