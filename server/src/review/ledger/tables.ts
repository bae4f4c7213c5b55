import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

/** An account is a name and its owner. Amounts are integer fils: credits are positive, debits negative. */
export type AccountName = 'wallet' | 'vat' | 'payable' | 'cash'

/**
 * A double-entry ledger. Rows of transactions and postings are only added. It spans organisations, because each transaction has
 * two parties, so it belongs to the deployment, like the logs.
 */
export interface LedgerTables {
  ledger_transaction: {
    id: string
    kind: 'fee' | 'settlement' | 'credit' | 'rounding'
    /** What a fee is for: unique, so that no certificate is charged twice. */
    certificate_id: string | null
    /** Identifies a settlement's payment, a credit note or the rounded invoice; empty for a fee. */
    reference: string
    /** The administrator who recorded a settlement. */
    recorded_by: string | null
    at: Timestamp
  }
  /** The postings of a transaction sum to zero. */
  ledger_posting: {
    transaction_id: string
    account: AccountName
    owner_id: string
    amount_fils: string
    at: Timestamp
  }
  /**
   * The sum of an account's postings in a month, 'YYYY-MM' in UTC; a balance is the sum of a few such rows. Written with the
   * postings, once per database transaction.
   */
  ledger_month: {
    owner_id: string
    account: AccountName
    month: string
    amount_fils: string
  }
  /** One row: the account that parties pay into. */
  payment_details: {
    id: number
    account_holder_name: string
    bank_name: string
    iban: string
    bic: string
    changed_at: ColumnType<Date, Date, Date>
  }
}
