import { step } from '../platform/db/step.ts'

/** Pages that parties opened to pay by card. */
export const payments = step(`
  CREATE TABLE IF NOT EXISTS card_payment (
    id text PRIMARY KEY,
    party_id text NOT NULL,
    amount_fils bigint NOT NULL,
    refunded_fils bigint NOT NULL,
    session_id text,
    intent_id text,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS card_payment_by_intent ON card_payment (intent_id) WHERE intent_id IS NOT NULL;
`)
