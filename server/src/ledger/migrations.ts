import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const ledgerMigrations: Record<string, Migration> = {
  '0720_ledger_transaction': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS ledger_transaction (
        id text NOT NULL PRIMARY KEY,
        kind text NOT NULL,
        certificate_id text UNIQUE,
        reference text NOT NULL,
        recorded_by text,
        at timestamptz NOT NULL
      )`.execute(db)
    },
  },
  '0721_ledger_posting': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS ledger_posting (
        transaction_id text NOT NULL,
        account text NOT NULL,
        owner_id text NOT NULL,
        amount_fils bigint NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (transaction_id, account, owner_id)
      )`.execute(db)
    },
  },
  '0722_ledger_posting_by_owner': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS ledger_posting_by_owner
        ON ledger_posting (owner_id, account, at, transaction_id)`.execute(db)
    },
  },
  '0723_ledger_month': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS ledger_month (
        owner_id text NOT NULL,
        account text NOT NULL,
        month text NOT NULL,
        amount_fils bigint NOT NULL,
        PRIMARY KEY (owner_id, account, month)
      )`.execute(db)
    },
  },
}
