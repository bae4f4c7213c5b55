import { step } from '../platform/db/step.ts'

/** What holders let wallets fetch: looked up by the hash of a code, and then of an access token. */
export const walletGrant = step(`
  CREATE TABLE IF NOT EXISTS wallet_grant (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    account_id text NOT NULL,
    code_hash bytea NOT NULL,
    tx_code_mac bytea,
    tries integer NOT NULL,
    client_id text,
    redirect_uri text,
    code_challenge text,
    token_hash bytea,
    dpop_key text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    redeemed_at timestamptz,
    issued_at timestamptz,
    outcome text,
    PRIMARY KEY (org_id, id)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS wallet_grant_by_code ON wallet_grant (org_id, code_hash);
  CREATE UNIQUE INDEX IF NOT EXISTS wallet_grant_by_token ON wallet_grant (org_id, token_hash)
    WHERE token_hash IS NOT NULL;
  CREATE INDEX IF NOT EXISTS wallet_grant_by_end ON wallet_grant (expires_at);
`)
