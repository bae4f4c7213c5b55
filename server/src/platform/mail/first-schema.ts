import { step } from '../db/step.ts'

export const mailSchema = step(`
  CREATE TABLE IF NOT EXISTS outgoing_mail (
    id text PRIMARY KEY,
    kind text NOT NULL,
    sealed bytea,
    state text NOT NULL,
    round integer NOT NULL,
    attempts integer NOT NULL,
    last_error text,
    created_at timestamptz NOT NULL,
    sent_at timestamptz,
    give_up_at timestamptz NOT NULL,
    not_after timestamptz
  );
  CREATE INDEX IF NOT EXISTS outgoing_mail_by_state ON outgoing_mail (state, id);
`)
