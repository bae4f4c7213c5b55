import { step } from '../db/step.ts'

export const idempotencySchema = step(`
  CREATE TABLE IF NOT EXISTS idempotency_key (
    account_id text NOT NULL,
    key text NOT NULL,
    request_mac bytea NOT NULL,
    sealed_answer bytea,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, key)
  );
  CREATE INDEX IF NOT EXISTS idempotency_key_by_age ON idempotency_key (created_at);
`)
