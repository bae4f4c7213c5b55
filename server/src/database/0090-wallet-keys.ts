import { step } from '../platform/db/step.ts'

/** Keys for wallets lie beside the others; at most one of an owner is in use, however many processes make one at once. */
export const walletKeys = step(`
  ALTER TABLE organisation_key ADD COLUMN IF NOT EXISTS x5c text[];
  CREATE UNIQUE INDEX IF NOT EXISTS organisation_key_for_wallets ON organisation_key (org_id)
    WHERE x5c IS NOT NULL AND retired_at IS NULL AND compromised_at IS NULL;
`)
