import { step } from '../../platform/db/step.ts'

export const templateSchema = step(`
  CREATE TABLE IF NOT EXISTS template (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    archived_at timestamptz,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS template_version (
    org_id text NOT NULL,
    template_id text NOT NULL,
    version integer NOT NULL,
    settings jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, template_id, version)
  );

  CREATE TABLE IF NOT EXISTS template_image (
    org_id text NOT NULL,
    id text NOT NULL,
    digest bytea NOT NULL,
    media_type text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, digest)
  );
`)
