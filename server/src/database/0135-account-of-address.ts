import { step } from '../platform/db/step.ts'

/** A person of a directory gets another account with another address; see directory/tables.ts. */
export const accountOfAddress = step(`
  ALTER TABLE directory_user ADD COLUMN IF NOT EXISTS account_id text;
  ALTER TABLE directory_user ADD COLUMN IF NOT EXISTS was_bound boolean NOT NULL DEFAULT false;
`)
