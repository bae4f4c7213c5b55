import { step } from '../../platform/db/step.ts'

export const statusSchema = step(`
  CREATE TABLE IF NOT EXISTS status_list (
    org_id text NOT NULL,
    list integer NOT NULL,
    used integer NOT NULL,
    credential text,
    valid_until timestamptz,
    PRIMARY KEY (org_id, list)
  );

  CREATE TABLE IF NOT EXISTS status_entry (
    org_id text NOT NULL,
    list integer NOT NULL,
    index integer NOT NULL,
    certificate_id text NOT NULL,
    revoked boolean NOT NULL,
    PRIMARY KEY (org_id, list, index),
    UNIQUE (org_id, certificate_id)
  );

  CREATE TABLE IF NOT EXISTS status_list_version (
    org_id text NOT NULL,
    list integer NOT NULL,
    version integer NOT NULL,
    digest bytea NOT NULL,
    signed_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, list, version)
  );
  CREATE INDEX IF NOT EXISTS status_list_version_by_digest ON status_list_version (digest);
`)
