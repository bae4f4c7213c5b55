import { step } from '../platform/db/step.ts'

/** What students let applications do for them: looked up by the hash of a code, and then of tokens. */
export const connectedApplication = step(`
  CREATE TABLE IF NOT EXISTS connected_application (
    id text PRIMARY KEY,
    account_id text NOT NULL,
    client_id text NOT NULL,
    name text NOT NULL,
    uri text NOT NULL,
    scopes text NOT NULL,
    redirect_uri text NOT NULL,
    code_challenge text NOT NULL,
    code_hash bytea NOT NULL,
    token_hash bytea,
    token_scopes text,
    token_until timestamptz,
    refresh_hash bytea,
    created_at timestamptz NOT NULL,
    redeemed_at timestamptz,
    used_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS connected_application_by_code ON connected_application (code_hash);
  CREATE UNIQUE INDEX IF NOT EXISTS connected_application_by_token ON connected_application (token_hash)
    WHERE token_hash IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS connected_application_by_refresh ON connected_application (refresh_hash)
    WHERE refresh_hash IS NOT NULL;
  CREATE INDEX IF NOT EXISTS connected_application_by_account ON connected_application (account_id);
  CREATE INDEX IF NOT EXISTS connected_application_by_end ON connected_application (expires_at);
`)
