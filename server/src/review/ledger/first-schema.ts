import { step } from '../../platform/db/step.ts'

export const ledgerSchema = step(`
  CREATE TABLE IF NOT EXISTS ledger_transaction (
    id text PRIMARY KEY,
    kind text NOT NULL,
    certificate_id text UNIQUE,
    reference text NOT NULL,
    recorded_by text,
    at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS ledger_posting (
    transaction_id text NOT NULL,
    account text NOT NULL,
    owner_id text NOT NULL,
    amount_fils bigint NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (transaction_id, account, owner_id)
  );
  CREATE INDEX IF NOT EXISTS ledger_posting_by_owner
    ON ledger_posting (owner_id, account, at, transaction_id);

  CREATE TABLE IF NOT EXISTS ledger_month (
    owner_id text NOT NULL,
    account text NOT NULL,
    month text NOT NULL,
    amount_fils bigint NOT NULL,
    PRIMARY KEY (owner_id, account, month)
  );
`)
