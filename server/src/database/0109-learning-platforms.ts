import { step } from '../platform/db/step.ts'

/** Learning platforms that launch us (LTI 1.3), and who somebody is there. */
export const learningPlatforms = step(`
  CREATE TABLE IF NOT EXISTS learning_platform (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    state text NOT NULL,
    settings jsonb,
    sealed_key bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS learning_account (
    org_id text NOT NULL,
    platform_id text NOT NULL,
    subject text NOT NULL,
    account_id text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, platform_id, subject)
  );

  CREATE TABLE IF NOT EXISTS learning_launch (
    org_id text NOT NULL,
    token_hash bytea NOT NULL,
    platform_id text NOT NULL,
    browser_hash bytea NOT NULL,
    state text NOT NULL,
    sealed bytea NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, token_hash)
  );
  CREATE INDEX IF NOT EXISTS learning_launch_by_end ON learning_launch (expires_at);
`)
