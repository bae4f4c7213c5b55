import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'
import { fillCounts, fillValues, fillWallets } from './fill-list-tables.ts'

const index = (name: string, columns: string): Migration =>
  step(`CREATE INDEX IF NOT EXISTS ${name} ON certificate (${columns})`)

/** What keeps lists of a million certificates quick (docs/decisions/0015-lists-at-scale.md). */
export const certificateListMigrations: Record<string, Migration> = {
  '0690_certificate_by_recipient': index('certificate_by_recipient', 'org_id, year, user_name, id'),
  '0690_certificate_by_title': index('certificate_by_title', 'org_id, year, title, id'),
  '0690_certificate_by_category': index('certificate_by_category', 'org_id, year, category_name, id'),
  '0690_certificate_by_date': index('certificate_by_date', 'org_id, year, date, id'),
  '0690_certificate_by_review': index('certificate_by_review', 'org_id, year, review, id'),
  '0691_certificate_unsigned': step(`CREATE INDEX IF NOT EXISTS certificate_unsigned
    ON certificate (org_id, year, id) WHERE signed_at IS NULL`),
  '0691_certificate_declined': step(`CREATE INDEX IF NOT EXISTS certificate_declined
    ON certificate (org_id, decided_at) WHERE review = 'declined'`),
  '0692_certificate_count': step(`CREATE TABLE IF NOT EXISTS certificate_count (
    org_id text NOT NULL,
    year text NOT NULL,
    category_name text NOT NULL,
    review text NOT NULL,
    signed boolean NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (org_id, year, category_name, review, signed)
  )`),
  '0692_certificate_month': step(`CREATE TABLE IF NOT EXISTS certificate_month (
    org_id text NOT NULL,
    month text NOT NULL,
    created bigint NOT NULL,
    signed bigint NOT NULL,
    accepted bigint NOT NULL,
    PRIMARY KEY (org_id, month)
  )`),
  '0693_certificate_value': step(`CREATE TABLE IF NOT EXISTS certificate_value (
    org_id text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    search text NOT NULL,
    grams integer[] NOT NULL,
    PRIMARY KEY (org_id, kind, value)
  )`),
  '0693_certificate_value_grams': step(
    'CREATE INDEX IF NOT EXISTS certificate_value_grams ON certificate_value USING gin (grams)',
  ),
  '0694_fill_certificate_counts': { up: fillCounts },
  '0694_fill_certificate_values': { up: fillValues },
  '0699_certificate_ended': step(`CREATE INDEX IF NOT EXISTS certificate_ended ON certificate (org_id, id)
    WHERE revoked_at IS NOT NULL OR suspended_at IS NOT NULL OR successor_id IS NOT NULL`),
  '0699_certificate_document_by_link': step(`CREATE INDEX IF NOT EXISTS certificate_document_by_link
    ON certificate_document (cid COLLATE "C")`),
  '0699_chain_tx_by_hash': step(
    'CREATE INDEX IF NOT EXISTS chain_tx_by_hash ON chain_tx (mined_hash) WHERE mined_hash IS NOT NULL',
  ),
  '0699_fill_certificate_wallets': { up: fillWallets },
}
