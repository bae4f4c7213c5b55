import { step } from '../../platform/db/step.ts'

export const studentSchema = step(`
  CREATE TABLE IF NOT EXISTS student (
    org_id text NOT NULL,
    id text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    father_name text NOT NULL,
    mother_name text NOT NULL,
    college_name text NOT NULL,
    course_name text NOT NULL,
    year text NOT NULL,
    roll_number text NOT NULL,
    mobile_number text NOT NULL,
    date_of_birth text NOT NULL,
    email text NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    grams integer[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, email),
    UNIQUE (org_id, roll_number)
  );
  CREATE INDEX IF NOT EXISTS student_by_account ON student (account_id);
  CREATE INDEX IF NOT EXISTS student_by_college ON student (org_id, college_name, id);
  CREATE INDEX IF NOT EXISTS student_by_course ON student (org_id, course_name, id);
  CREATE INDEX IF NOT EXISTS student_by_mobile ON student (org_id, mobile_number, id);
  CREATE INDEX IF NOT EXISTS student_by_name ON student (org_id, name, id);
  CREATE INDEX IF NOT EXISTS student_by_year ON student (org_id, year, id);
  CREATE INDEX IF NOT EXISTS student_grams ON student USING gin (grams);

  CREATE TABLE IF NOT EXISTS student_import (
    org_id text NOT NULL,
    id text NOT NULL,
    file_name text NOT NULL,
    header jsonb NOT NULL,
    status text NOT NULL,
    rows_read integer NOT NULL,
    created integer NOT NULL,
    unchanged integer NOT NULL,
    failed integer NOT NULL,
    message text NOT NULL,
    created_at timestamptz NOT NULL,
    file_bytes integer NOT NULL DEFAULT 0,
    sealed_first_rows bytea,
    columns jsonb NOT NULL DEFAULT '{}',
    round integer NOT NULL DEFAULT 0,
    last_row integer NOT NULL DEFAULT 0,
    changed integer NOT NULL DEFAULT 0,
    update_existing boolean NOT NULL DEFAULT false,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS student_import_error (
    org_id text NOT NULL,
    import_id text NOT NULL,
    row integer NOT NULL,
    "column" text NOT NULL,
    reason text NOT NULL,
    sealed_cells bytea,
    kind text NOT NULL DEFAULT 'invalid',
    PRIMARY KEY (org_id, import_id, "row", "column")
  );
  CREATE INDEX IF NOT EXISTS student_import_error_by_kind
    ON student_import_error (org_id, import_id, kind, "row");

  CREATE TABLE IF NOT EXISTS student_import_part (
    org_id text NOT NULL,
    import_id text NOT NULL,
    part integer NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, import_id, part)
  );

  CREATE TABLE IF NOT EXISTS student_import_change (
    org_id text NOT NULL,
    import_id text NOT NULL,
    row integer NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, import_id, "row")
  );

  CREATE TABLE IF NOT EXISTS student_count (
    org_id text NOT NULL,
    year text NOT NULL,
    course_name text NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (org_id, year, course_name)
  );
`)
