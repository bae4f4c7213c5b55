import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const auditMigrations: Record<string, Migration> = {
  '0100_audit_head': step(`CREATE TABLE IF NOT EXISTS audit_head (
    org_id text PRIMARY KEY,
    seq bigint NOT NULL,
    hash bytea NOT NULL
  )`),
  '0101_audit_entry': step(`CREATE TABLE IF NOT EXISTS audit_entry (
    org_id text NOT NULL,
    seq bigint NOT NULL,
    at timestamptz NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail jsonb NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (org_id, seq)
  )`),
  '0102_audit_by_subject': step(
    'CREATE INDEX IF NOT EXISTS audit_by_subject ON audit_entry (org_id, subject, seq)',
  ),
  '0103_audit_by_time': step(
    'CREATE INDEX IF NOT EXISTS audit_by_time ON audit_entry (at DESC, org_id DESC, seq DESC)',
  ),
  '0104_audit_head_mac': step('ALTER TABLE audit_head ADD COLUMN IF NOT EXISTS mac bytea'),
  '0105_trail_leaf': step(`CREATE TABLE IF NOT EXISTS trail_leaf (
    org_id text NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    leaf_index bigint NOT NULL UNIQUE,
    PRIMARY KEY (org_id, seq)
  )`),
  '0106_trail_logged': step(`CREATE TABLE IF NOT EXISTS trail_logged (
    org_id text PRIMARY KEY,
    seq bigint NOT NULL
  )`),
  '0107_audit_state': step('ALTER TABLE audit_entry ADD COLUMN IF NOT EXISTS state bytea'),
}
