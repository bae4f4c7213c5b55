import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

export interface PaymentTables {
  /** A page on which a party was to pay by card. */
  card_payment: {
    id: string
    party_id: string
    /** What was asked for. */
    amount_fils: string
    /** The provider's names of the page and of the payment; null until they are known. */
    session_id: string | null
    intent_id: string | null
    created_at: Timestamp
  }
  /** Money that the provider says has moved, once each; the key says which event it was. */
  card_movement: {
    payment_id: string
    key: string
    /** Positive when the party paid. */
    moved_fils: string
    transaction_id: string
    at: Timestamp
  }
  /** An entry of a bank statement that was booked, by what tells it from all others. */
  bank_entry: {
    key: string
    party_id: string
    amount_fils: string
    transaction_id: string
    at: Timestamp
  }
}
