import { step } from '../platform/db/step.ts'

/** The names of its own under which an organisation is met. */
export const ownName = step(`
  CREATE TABLE IF NOT EXISTS own_name (
    org_id text PRIMARY KEY,
    host text UNIQUE,
    mail_address text,
    reply_to text NOT NULL,
    sealed_key bytea,
    is_sending boolean NOT NULL,
    changed_at timestamptz NOT NULL
  );
`)
