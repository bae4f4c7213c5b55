import { step } from '../platform/db/step.ts'

/**
 * What the card provider still holds of each payment, instead of the sum of its refunds, and the refunds that we asked for. No
 * release that wrote card payments came before this one, so their rows are filled here.
 */
export const refunds = step(`
  ALTER TABLE card_payment ADD COLUMN IF NOT EXISTS held_fils bigint NOT NULL DEFAULT 0;
  ALTER TABLE card_payment DROP COLUMN IF EXISTS refunded_fils;
  UPDATE card_payment AS payment SET held_fils = (
    SELECT coalesce(-sum(posting.amount_fils), 0) FROM ledger_transaction AS transaction
    JOIN ledger_posting AS posting ON posting.transaction_id = transaction.id AND posting.account = 'cash'
    WHERE transaction.kind = 'settlement' AND split_part(transaction.reference, ' ', 1) = payment.id
  );
  CREATE INDEX IF NOT EXISTS card_payment_by_party ON card_payment (party_id, created_at);

  CREATE TABLE IF NOT EXISTS card_refund (
    id text PRIMARY KEY,
    payment_id text NOT NULL,
    amount_fils bigint NOT NULL,
    state text NOT NULL,
    asked_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS card_refund_by_payment ON card_refund (payment_id);
`)
