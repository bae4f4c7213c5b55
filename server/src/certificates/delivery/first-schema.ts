import { step } from '../../platform/db/step.ts'

export const deliverySchema = step(`
  CREATE TABLE IF NOT EXISTS delivery (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    occasion text NOT NULL,
    act text NOT NULL,
    state text NOT NULL,
    round integer NOT NULL,
    attempts integer NOT NULL,
    reason text NOT NULL,
    email text NOT NULL,
    search text NOT NULL,
    queued_at timestamptz NOT NULL,
    sent_at timestamptz,
    give_up_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, certificate_id, occasion)
  );
  CREATE INDEX IF NOT EXISTS delivery_by_state ON delivery (state, org_id, id);

  CREATE TABLE IF NOT EXISTS delivery_settings (
    org_id text PRIMARY KEY,
    settings jsonb NOT NULL
  );
`)
