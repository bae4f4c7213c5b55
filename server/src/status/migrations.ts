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
  '0802_status_list_version': step(`CREATE TABLE IF NOT EXISTS status_list_version (
    org_id text NOT NULL,
    list integer NOT NULL,
    version integer NOT NULL,
    digest bytea NOT NULL,
    signed_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, list, version)
  )`),
  '0803_status_list_version_by_digest': step(
    'CREATE INDEX IF NOT EXISTS status_list_version_by_digest ON status_list_version (digest)',
  ),
  // Lists from before there were versions are in no log: each is signed again when it is asked for.
  '0804_status_list_signed_again': step('UPDATE status_list SET credential = NULL'),
}
