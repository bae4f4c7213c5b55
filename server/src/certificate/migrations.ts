import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'
import { certificateListMigrations } from './list-migrations.ts'

export const certificateMigrations: Record<string, Migration> = {
  '0600_certificate': step(`CREATE TABLE IF NOT EXISTS certificate (
    org_id text NOT NULL,
    id text NOT NULL,
    slug text NOT NULL,
    student_id text NOT NULL,
    account_id text NOT NULL,
    category_name text NOT NULL,
    title text NOT NULL,
    date text NOT NULL,
    year text NOT NULL,
    issuer_name text NOT NULL,
    user_name text NOT NULL,
    review text NOT NULL,
    signed_at timestamptz,
    decided_at timestamptz,
    decided_by text,
    decline_reason text,
    log_index bigint,
    transferred_at timestamptz,
    revoked_at timestamptz,
    revoked_reason text,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  )`),
  '0601_certificate_by_year': step(
    'CREATE INDEX IF NOT EXISTS certificate_by_year ON certificate (org_id, year, id)',
  ),
  '0602_certificate_by_account': step(
    'CREATE INDEX IF NOT EXISTS certificate_by_account ON certificate (account_id)',
  ),
  '0603_certificate_directory': step(`CREATE TABLE IF NOT EXISTS certificate_directory (
    slug text PRIMARY KEY,
    org_id text NOT NULL,
    certificate_id text NOT NULL UNIQUE,
    log_index bigint UNIQUE,
    credential_id text UNIQUE
  )`),
  '0604_certificate_document': step(`CREATE TABLE IF NOT EXISTS certificate_document (
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    credential_id text NOT NULL,
    document_hash bytea NOT NULL,
    key_id text NOT NULL,
    cid text NOT NULL,
    wrapped_key bytea,
    sealed bytea,
    stored_at timestamptz,
    PRIMARY KEY (org_id, certificate_id)
  )`),
  '0605_certificate_statement': step(`CREATE TABLE IF NOT EXISTS certificate_statement (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    action text NOT NULL,
    signer_org_id text NOT NULL,
    document text NOT NULL,
    digest bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  )`),
  '0606_statement_by_certificate': step(`CREATE INDEX IF NOT EXISTS statement_by_certificate
    ON certificate_statement (org_id, certificate_id)`),
  '0607_certificate_template_and_life': step(`ALTER TABLE certificate
    ADD COLUMN IF NOT EXISTS valid_until text NOT NULL DEFAULT '',
    ADD COLUMN IF NOT EXISTS template_id text,
    ADD COLUMN IF NOT EXISTS template_version integer,
    ADD COLUMN IF NOT EXISTS results jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN IF NOT EXISTS batch_id text,
    ADD COLUMN IF NOT EXISTS suspended_at timestamptz,
    ADD COLUMN IF NOT EXISTS suspended_reason text,
    ADD COLUMN IF NOT EXISTS predecessor_id text,
    ADD COLUMN IF NOT EXISTS successor_id text`),
  '0610_certificate_origin': step(`ALTER TABLE certificate
    ADD COLUMN IF NOT EXISTS origin text NOT NULL DEFAULT 'issuer',
    ADD COLUMN IF NOT EXISTS upload_file_id text,
    ADD COLUMN IF NOT EXISTS loa_file_id text`),
  '0611_certificate_uploaded': step(`CREATE INDEX IF NOT EXISTS certificate_uploaded
    ON certificate (org_id, year, id) WHERE origin = 'user'`),
  // In the order of lists: by year, newest first had to be looked for among all that issuers made.
  '0612_certificate_uploads': step(`CREATE INDEX IF NOT EXISTS certificate_uploads
    ON certificate (org_id, id) WHERE origin = 'user'`),
  '0612_drop_certificate_uploaded': step('DROP INDEX IF EXISTS certificate_uploaded'),
  ...certificateListMigrations,
}
