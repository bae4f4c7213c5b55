import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const colleagueMigrations: Record<string, Migration> = {
  '0985_account_is_colleague': step(`ALTER TABLE account
    ADD COLUMN IF NOT EXISTS is_colleague boolean NOT NULL DEFAULT false`),
  '0986_account_by_organisation': step(`CREATE INDEX IF NOT EXISTS account_by_organisation
    ON account (org_id) WHERE org_id IS NOT NULL`),
  '0986_invitation': step(`CREATE TABLE IF NOT EXISTS invitation (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, email)
  )`),
  '0987_invitation_by_token': step(`CREATE INDEX IF NOT EXISTS invitation_by_token
    ON invitation (token_hash)`),
}
