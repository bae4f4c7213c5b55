import { step } from '../platform/db/step.ts'

/** Whether serious acts take two administrators, and what one has asked for that waits for another. */
export const twoAdmins = step(`
  CREATE TABLE IF NOT EXISTS two_admins (
    id integer PRIMARY KEY,
    is_on boolean NOT NULL,
    changed_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS admin_proposal (
    digest bytea NOT NULL,
    account_id text NOT NULL,
    act text NOT NULL,
    subject text NOT NULL,
    proposed_at timestamptz NOT NULL,
    PRIMARY KEY (digest, account_id)
  );
`)
