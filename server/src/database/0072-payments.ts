import { step } from '../platform/db/step.ts'

/** Card payments and what became of them, and entries of bank statements that were booked. */
export const payments = step(`
  CREATE TABLE IF NOT EXISTS card_payment (
    id text PRIMARY KEY,
    party_id text NOT NULL,
    amount_fils bigint NOT NULL,
    session_id text,
    intent_id text,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS card_payment_by_intent ON card_payment (intent_id) WHERE intent_id IS NOT NULL;

  CREATE TABLE IF NOT EXISTS card_movement (
    payment_id text NOT NULL,
    key text NOT NULL,
    moved_fils bigint NOT NULL,
    transaction_id text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (payment_id, key)
  );

  CREATE TABLE IF NOT EXISTS bank_entry (
    key text PRIMARY KEY,
    party_id text NOT NULL,
    amount_fils bigint NOT NULL,
    transaction_id text NOT NULL,
    at timestamptz NOT NULL
  );
`)
