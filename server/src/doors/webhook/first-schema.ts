import { step } from '../../platform/db/step.ts'

export const webhookSchema = step(`
  CREATE TABLE IF NOT EXISTS webhook (
    org_id text NOT NULL,
    id text NOT NULL,
    url text NOT NULL,
    description text NOT NULL,
    events text[] NOT NULL,
    enabled boolean NOT NULL,
    sealed_secret bytea NOT NULL,
    sealed_previous bytea,
    previous_until timestamptz,
    cursor_seq bigint NOT NULL,
    failing_since timestamptz,
    last_result text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS webhook_message (
    org_id text NOT NULL,
    id text NOT NULL,
    webhook_id text NOT NULL,
    event text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    created_at timestamptz NOT NULL,
    next_attempt_at timestamptz NOT NULL,
    result text NOT NULL,
    payload text NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS webhook_message_by_webhook ON webhook_message (org_id, webhook_id, id);
  CREATE INDEX IF NOT EXISTS webhook_message_due
    ON webhook_message (org_id, webhook_id, next_attempt_at) WHERE state = 'waiting';
`)
