import { step } from '../platform/db/step.ts'

/** Badges of other issuers that students keep here, and what applications may show of their profiles. */
export const keptBadge = step(`
  CREATE TABLE IF NOT EXISTS kept_badge (
    account_id text NOT NULL,
    id text NOT NULL,
    likeness bytea NOT NULL,
    sealed bytea NOT NULL,
    issued_at timestamptz NOT NULL,
    kept_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, id)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS kept_badge_by_likeness ON kept_badge (account_id, likeness);
  CREATE INDEX IF NOT EXISTS kept_badge_by_issue ON kept_badge (account_id, issued_at, id);
  CREATE TABLE IF NOT EXISTS badge_profile (
    account_id text PRIMARY KEY,
    sealed bytea NOT NULL,
    updated_at timestamptz NOT NULL
  );
`)
