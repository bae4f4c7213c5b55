import { step } from '../platform/db/step.ts'

/** The people and groups that an organisation's directory sends. */
export const directory = step(`
  CREATE TABLE IF NOT EXISTS directory_user (
    org_id text NOT NULL,
    id text NOT NULL,
    user_name text NOT NULL,
    external_id text NOT NULL,
    email text NOT NULL,
    given_name text NOT NULL,
    family_name text NOT NULL,
    display_name text NOT NULL,
    active boolean NOT NULL,
    role_from_group boolean NOT NULL,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, email)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS directory_user_by_name ON directory_user (org_id, lower(user_name));

  CREATE TABLE IF NOT EXISTS directory_group (
    org_id text NOT NULL,
    id text NOT NULL,
    display_name text NOT NULL,
    external_id text NOT NULL,
    member_role text,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS directory_group_by_name ON directory_group (org_id, lower(display_name));

  CREATE TABLE IF NOT EXISTS directory_member (
    org_id text NOT NULL,
    group_id text NOT NULL,
    user_id text NOT NULL,
    PRIMARY KEY (org_id, group_id, user_id)
  );
  CREATE INDEX IF NOT EXISTS directory_member_by_user ON directory_member (org_id, user_id);
`)
