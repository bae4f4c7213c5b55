import { step } from '../platform/db/step.ts'

/** When a student proved that the mailbox is theirs, and the sign-ins that wait for this. */
export const provenMailboxes = step(`
  ALTER TABLE account ADD COLUMN IF NOT EXISTS mailbox_proven_at timestamptz;
  ALTER TABLE pending_sign_in ADD COLUMN IF NOT EXISTS for_mailbox boolean NOT NULL DEFAULT false;
  ALTER TABLE pending_sign_in ADD COLUMN IF NOT EXISTS second_factor text;
`)
