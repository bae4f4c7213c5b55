import type { RefundState } from '@credenza/schema'
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface PaymentTables {
  /** A page for paying by card. What was paid is in the ledger. */
  card_payment: {
    id: string
    party_id: string
    /** The amount asked for. */
    amount_fils: string
    /** What is left of the paid amount after refunds and disputes. Changes with each posting about the payment. */
    held_fils: string
    /** The provider's ids of the page and of the payment; null until they are known. */
    session_id: string | null
    intent_id: string | null
    created_at: Timestamp
  }
  /** A refund requested from the provider. It was posted when it was requested. */
  card_refund: {
    id: string
    payment_id: string
    amount_fils: string
    state: RefundState
    asked_at: Timestamp
  }
}
