import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const anchorMigrations: Record<string, Migration> = {
  '0900_log_head': step(`CREATE TABLE IF NOT EXISTS log_head (
    log text PRIMARY KEY, size bigint NOT NULL, root bytea NOT NULL)`),
  '0901_log_entry': step(`CREATE TABLE IF NOT EXISTS log_entry (
    log text NOT NULL, index bigint NOT NULL, entry bytea NOT NULL, PRIMARY KEY (log, index))`),
  '0902_log_tile': step(`CREATE TABLE IF NOT EXISTS log_tile (
    log text NOT NULL, level integer NOT NULL, n bigint NOT NULL, hashes bytea NOT NULL,
    PRIMARY KEY (log, level, n))`),
  '0903_log_pending': step(`CREATE TABLE IF NOT EXISTS log_pending (
    log text NOT NULL,
    position text NOT NULL,
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    action text NOT NULL,
    issuer_address text NOT NULL,
    digest bytea NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (log, position),
    UNIQUE (org_id, certificate_id, action)
  )`),
  '0904_log_checkpoint': step(`CREATE TABLE IF NOT EXISTS log_checkpoint (
    log text NOT NULL, size bigint NOT NULL, root bytea NOT NULL, note text NOT NULL,
    created_at timestamptz NOT NULL, PRIMARY KEY (log, size))`),
  '0905_anchor': step(`CREATE TABLE IF NOT EXISTS anchor (
    certificates_size bigint NOT NULL,
    statements_size bigint NOT NULL,
    certificates_root bytea NOT NULL,
    statements_root bytea NOT NULL,
    transaction_key text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    number bigint,
    state text NOT NULL,
    PRIMARY KEY (certificates_size, statements_size)
  )`),
  // A certificate can be suspended, reinstated and suspended again before the first leaf is logged.
  '0906_log_pending_as_often_as_stated': step(`ALTER TABLE log_pending
    DROP CONSTRAINT IF EXISTS log_pending_org_id_certificate_id_action_key`),
  '0907_log_pending_about_no_certificate': step(
    'ALTER TABLE log_pending ALTER COLUMN certificate_id DROP NOT NULL',
  ),
  // The first bytes of the digest, which ends an entry: statements are found by what they are about (statement-places.ts).
  '0908_log_entry_statement_digest': step(`CREATE INDEX IF NOT EXISTS log_entry_statement_digest
    ON log_entry (substring(entry, 39, 8)) WHERE log = 'statements'`),
}
