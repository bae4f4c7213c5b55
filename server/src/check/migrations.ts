import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const checkMigrations: Record<string, Migration> = {
  '0990_bulk_check': step(`CREATE TABLE IF NOT EXISTS bulk_check (
    org_id text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    total integer NOT NULL,
    valid integer NOT NULL,
    invalid integer NOT NULL,
    cannot_tell integer NOT NULL,
    unreadable integer NOT NULL,
    checkpoint text,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    PRIMARY KEY (org_id, id)
  )`),
  '0991_bulk_check_item': step(`CREATE TABLE IF NOT EXISTS bulk_check_item (
    org_id text NOT NULL,
    check_id text NOT NULL,
    position integer NOT NULL,
    kind text NOT NULL,
    sha256 bytea NOT NULL,
    sealed_name bytea NOT NULL,
    sealed_content bytea,
    verdict text,
    sealed_result bytea,
    checked_at timestamptz,
    PRIMARY KEY (org_id, check_id, position)
  )`),
  '0992_bulk_check_witnesses': step('ALTER TABLE bulk_check ADD COLUMN IF NOT EXISTS witnesses text'),
}
