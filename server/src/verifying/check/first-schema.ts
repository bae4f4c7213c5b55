import { step } from '../../platform/db/step.ts'

export const checkSchema = step(`
  CREATE TABLE IF NOT EXISTS bulk_check (
    org_id text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    state text NOT NULL,
    total integer NOT NULL,
    valid integer NOT NULL,
    invalid integer NOT NULL,
    cannot_tell integer NOT NULL,
    unreadable integer NOT NULL,
    checkpoint text,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    witnesses text,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS bulk_check_item (
    org_id text NOT NULL,
    check_id text NOT NULL,
    position integer NOT NULL,
    kind text NOT NULL,
    sha256 bytea NOT NULL,
    sealed_name bytea NOT NULL,
    sealed_content bytea,
    verdict text,
    sealed_result bytea,
    checked_at timestamptz,
    PRIMARY KEY (org_id, check_id, "position")
  );
`)
