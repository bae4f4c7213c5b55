import { step } from '../../platform/db/step.ts'

export const anchorSchema = step(`
  CREATE TABLE IF NOT EXISTS log_head (
    log text PRIMARY KEY,
    size bigint NOT NULL,
    root bytea NOT NULL
  );

  CREATE TABLE IF NOT EXISTS log_entry (
    log text NOT NULL,
    index bigint NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (log, index)
  );
  -- An entry ends with a digest: statements are found by its first bytes (statement-places.ts).
  CREATE INDEX IF NOT EXISTS log_entry_statement_digest
    ON log_entry ("substring"(entry, 39, 8)) WHERE log = 'statements';

  CREATE TABLE IF NOT EXISTS log_tile (
    log text NOT NULL,
    level integer NOT NULL,
    n bigint NOT NULL,
    hashes bytea NOT NULL,
    PRIMARY KEY (log, level, n)
  );

  CREATE TABLE IF NOT EXISTS log_pending (
    log text NOT NULL,
    position text NOT NULL,
    org_id text NOT NULL,
    certificate_id text,
    action text NOT NULL,
    issuer_address text NOT NULL,
    digest bytea NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (log, "position")
  );

  CREATE TABLE IF NOT EXISTS log_checkpoint (
    log text NOT NULL,
    size bigint NOT NULL,
    root bytea NOT NULL,
    note text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (log, size)
  );

  CREATE TABLE IF NOT EXISTS anchor (
    certificates_size bigint NOT NULL,
    statements_size bigint NOT NULL,
    certificates_root bytea NOT NULL,
    statements_root bytea NOT NULL,
    transaction_key text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    number bigint,
    state text NOT NULL,
    PRIMARY KEY (certificates_size, statements_size)
  );

  CREATE TABLE IF NOT EXISTS trail_leaf (
    org_id text NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    leaf_index bigint NOT NULL UNIQUE,
    PRIMARY KEY (org_id, seq)
  );

  CREATE TABLE IF NOT EXISTS trail_logged (
    org_id text PRIMARY KEY,
    seq bigint NOT NULL
  );
`)
