import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export interface WalletTables {
  /** The message that a student was last asked to sign, to prove that a wallet is theirs. */
  wallet_challenge: {
    account_id: string
    address: string
    message: string
    expires_at: Timestamp
  }
}
