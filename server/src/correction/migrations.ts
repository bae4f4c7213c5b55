import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const correctionMigrations: Record<string, Migration> = {
  '0971_certificate_by_predecessor': step(`CREATE INDEX IF NOT EXISTS certificate_by_predecessor
    ON certificate (org_id, predecessor_id) WHERE predecessor_id IS NOT NULL`),
  '0972_successor_key': step('ALTER TABLE certificate_document ADD COLUMN IF NOT EXISTS successor_key bytea'),
  '0973_correction_request': step(`CREATE TABLE IF NOT EXISTS correction_request (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    account_id text NOT NULL,
    changes jsonb NOT NULL,
    why text NOT NULL,
    state text NOT NULL,
    answer text NOT NULL,
    corrected_by text,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    decided_at timestamptz,
    PRIMARY KEY (org_id, id)
  )`),
  '0974_correction_request_open': step(`CREATE UNIQUE INDEX IF NOT EXISTS correction_request_open
    ON correction_request (org_id, certificate_id) WHERE state = 'open'`),
  '0975_correction_request_by_state': step(`CREATE INDEX IF NOT EXISTS correction_request_by_state
    ON correction_request (org_id, state, created_at, id)`),
  '0976_correction_request_by_holder': step(`CREATE INDEX IF NOT EXISTS correction_request_by_holder
    ON correction_request (account_id, created_at, id)`),
}
