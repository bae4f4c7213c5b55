import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

/** An account is a name and whose it is. Amounts are integer fils: what is credited is positive, what is debited negative. */
export type AccountName = 'wallet' | 'payable' | 'cash'

/**
 * A double-entry ledger. Rows of transactions and postings are only ever added. It spans organisations, since each
 * transaction has two parties, and so belongs to the deployment, as the logs do.
 */
export interface LedgerTables {
  ledger_transaction: {
    id: string
    kind: 'fee' | 'settlement'
    /** What a fee is for: unique, so that no certificate is charged twice. */
    certificate_id: string | null
    /** How a settlement's payment is found again; empty for a fee. */
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
   * What an account's postings of a month, 'YYYY-MM' in UTC, come to: a balance is the sum of a few such rows. Written
   * with the postings, once for all that one transaction of the database adds.
   */
  ledger_month: {
    owner_id: string
    account: AccountName
    month: string
    amount_fils: string
  }
}
