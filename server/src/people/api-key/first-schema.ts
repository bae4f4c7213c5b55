import { step } from '../../platform/db/step.ts'

export const apiKeySchema = step(`
  CREATE TABLE IF NOT EXISTS api_key (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    key_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz,
    expires_at timestamptz,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, key_hash)
  );
`)
