import { step } from '../../platform/db/step.ts'

export const batchSchema = step(`
  CREATE TABLE IF NOT EXISTS batch (
    org_id text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    title text NOT NULL,
    settings jsonb NOT NULL,
    total integer NOT NULL,
    done integer NOT NULL,
    failed integer NOT NULL,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    recall_until timestamptz,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS batch_item (
    org_id text NOT NULL,
    batch_id text NOT NULL,
    subject text NOT NULL,
    state text NOT NULL,
    error text,
    message text,
    PRIMARY KEY (org_id, batch_id, subject)
  );
  CREATE INDEX IF NOT EXISTS batch_item_by_state ON batch_item (org_id, batch_id, state, subject);
`)
