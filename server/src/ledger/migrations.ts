import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const ledgerMigrations: Record<string, Migration> = {
  '0720_ledger_transaction': step(`CREATE TABLE IF NOT EXISTS ledger_transaction (
    id text NOT NULL PRIMARY KEY,
    kind text NOT NULL,
    certificate_id text UNIQUE,
    reference text NOT NULL,
    recorded_by text,
    at timestamptz NOT NULL
  )`),
  '0721_ledger_posting': step(`CREATE TABLE IF NOT EXISTS ledger_posting (
    transaction_id text NOT NULL,
    account text NOT NULL,
    owner_id text NOT NULL,
    amount_fils bigint NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (transaction_id, account, owner_id)
  )`),
  '0722_ledger_posting_by_owner': step(`CREATE INDEX IF NOT EXISTS ledger_posting_by_owner
    ON ledger_posting (owner_id, account, at, transaction_id)`),
  '0723_ledger_month': step(`CREATE TABLE IF NOT EXISTS ledger_month (
    owner_id text NOT NULL,
    account text NOT NULL,
    month text NOT NULL,
    amount_fils bigint NOT NULL,
    PRIMARY KEY (owner_id, account, month)
  )`),
}
