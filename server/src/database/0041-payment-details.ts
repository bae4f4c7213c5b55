import { step } from '../platform/db/step.ts'

export const paymentDetails = step(`
  CREATE TABLE IF NOT EXISTS payment_details (
    id integer PRIMARY KEY,
    account_holder_name text NOT NULL,
    bank_name text NOT NULL,
    iban text NOT NULL,
    bic text NOT NULL,
    changed_at timestamptz NOT NULL
  );
`)
