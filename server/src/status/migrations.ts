import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const statusMigrations: Record<string, Migration> = {
  '0800_status_list': step(`CREATE TABLE IF NOT EXISTS status_list (
    org_id text NOT NULL,
    list integer NOT NULL,
    used integer NOT NULL,
    credential text,
    valid_until timestamptz,
    PRIMARY KEY (org_id, list)
  )`),
  '0801_status_entry': step(`CREATE TABLE IF NOT EXISTS status_entry (
    org_id text NOT NULL,
    list integer NOT NULL,
    index integer NOT NULL,
    certificate_id text NOT NULL,
    revoked boolean NOT NULL,
    PRIMARY KEY (org_id, list, index),
    UNIQUE (org_id, certificate_id)
  )`),
}
