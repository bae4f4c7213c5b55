import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const deliveryMigrations: Record<string, Migration> = {
  '0960_delivery': step(`CREATE TABLE IF NOT EXISTS delivery (
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
  )`),
  '0961_delivery_by_state': step(
    'CREATE INDEX IF NOT EXISTS delivery_by_state ON delivery (state, org_id, id)',
  ),
  '0962_delivery_settings': step(`CREATE TABLE IF NOT EXISTS delivery_settings (
    org_id text PRIMARY KEY,
    settings jsonb NOT NULL
  )`),
  '0963_certificate_by_valid_until': step(`CREATE INDEX IF NOT EXISTS certificate_by_valid_until
    ON certificate (valid_until, org_id, id) WHERE valid_until <> ''`),
}
