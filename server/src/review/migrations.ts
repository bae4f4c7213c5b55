import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'
import { assignmentMigrations } from './assignment/migrations.ts'
import { reviewListMigrations } from './list-migrations.ts'
import { noteMigrations } from './note/migrations.ts'

export const reviewMigrations: Record<string, Migration> = {
  '0700_chosen_verifier': step(`CREATE TABLE IF NOT EXISTS chosen_verifier (
    org_id text NOT NULL,
    verifier_org_id text NOT NULL,
    PRIMARY KEY (org_id, verifier_org_id)
  )`),
  '0701_review_request': step(`CREATE TABLE IF NOT EXISTS review_request (
    queue_id text NOT NULL,
    position text NOT NULL,
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    state text NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (queue_id, position),
    UNIQUE (queue_id, certificate_id)
  )`),
  '0702_review_request_by_certificate': step(`CREATE INDEX IF NOT EXISTS review_request_by_certificate
    ON review_request (certificate_id)`),
  '0705_review_request_origin': step(`ALTER TABLE review_request
    ADD COLUMN IF NOT EXISTS origin text NOT NULL DEFAULT 'issuer'`),
  '0706_review_request_by_origin': step(`CREATE INDEX IF NOT EXISTS review_request_by_origin
    ON review_request (queue_id, origin, position)`),
  ...reviewListMigrations,
  ...assignmentMigrations,
  ...noteMigrations,
}
