import { step } from '../platform/db/step.ts'

export const returnedMail = step(`
  CREATE TABLE IF NOT EXISTS sent_mail (
    tag text PRIMARY KEY,
    address bytea NOT NULL,
    hint text NOT NULL,
    org_id text,
    delivery_id text,
    round integer,
    sent_at timestamptz NOT NULL,
    returned_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS sent_mail_by_address ON sent_mail (address, sent_at);
  CREATE INDEX IF NOT EXISTS sent_mail_by_time ON sent_mail (sent_at);

  CREATE TABLE IF NOT EXISTS suppressed_address (
    address bytea PRIMARY KEY,
    id text NOT NULL UNIQUE,
    hint text NOT NULL,
    reason text NOT NULL,
    suppressed_at timestamptz NOT NULL
  );
`)
