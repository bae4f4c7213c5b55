import { step } from '../platform/db/step.ts'

/** Departments, their people, and what belongs to them: things by id, certificates by the name of their type. */
export const departments = step(`
  CREATE TABLE IF NOT EXISTS department (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    created_at timestamptz NOT NULL,
    closed_at timestamptz,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, name_key)
  );
  CREATE TABLE IF NOT EXISTS department_member (
    org_id text NOT NULL,
    account_id text NOT NULL,
    department_id text NOT NULL,
    role text NOT NULL,
    PRIMARY KEY (org_id, account_id, department_id)
  );
  CREATE TABLE IF NOT EXISTS department_object (
    org_id text NOT NULL,
    object_id text NOT NULL,
    department_id text NOT NULL,
    PRIMARY KEY (org_id, object_id)
  );
  CREATE INDEX IF NOT EXISTS department_object_by_department
    ON department_object (org_id, department_id, object_id);
  CREATE TABLE IF NOT EXISTS department_type (
    org_id text NOT NULL,
    name text NOT NULL,
    department_id text NOT NULL,
    PRIMARY KEY (org_id, name)
  );
`)
