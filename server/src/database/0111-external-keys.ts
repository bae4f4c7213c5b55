import { step } from '../platform/db/step.ts'

/** An organisation's key can be in a key store, and a batch says what it waits for and how quickly it goes on. */
export const externalKeys = step(`
  ALTER TABLE organisation_key ALTER COLUMN sealed_private_key DROP NOT NULL;
  ALTER TABLE organisation_key ADD COLUMN IF NOT EXISTS store text;
  ALTER TABLE organisation_key ADD COLUMN IF NOT EXISTS store_label text;
  ALTER TABLE batch ADD COLUMN IF NOT EXISTS waits_for jsonb;
  ALTER TABLE batch ADD COLUMN IF NOT EXISTS per_second real;
`)
