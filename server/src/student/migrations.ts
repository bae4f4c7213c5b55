import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'
import { studentListMigrations } from './list-migrations.ts'

export const studentMigrations: Record<string, Migration> = {
  '0500_student': step(`CREATE TABLE IF NOT EXISTS student (
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
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, email),
    UNIQUE (org_id, roll_number)
  )`),
  '0501_student_import': step(`CREATE TABLE IF NOT EXISTS student_import (
    org_id text NOT NULL,
    id text NOT NULL,
    file_name text NOT NULL,
    header jsonb NOT NULL,
    sealed_file bytea,
    status text NOT NULL,
    rows_read integer NOT NULL,
    created integer NOT NULL,
    unchanged integer NOT NULL,
    failed integer NOT NULL,
    message text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  )`),
  '0502_student_import_error': step(`CREATE TABLE IF NOT EXISTS student_import_error (
    org_id text NOT NULL,
    import_id text NOT NULL,
    row integer NOT NULL,
    "column" text NOT NULL,
    reason text NOT NULL,
    cells jsonb,
    PRIMARY KEY (org_id, import_id, row, "column")
  )`),
  '0510_student_import_part': step(`CREATE TABLE IF NOT EXISTS student_import_part (
    org_id text NOT NULL,
    import_id text NOT NULL,
    part integer NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, import_id, part)
  )`),
  '0511_student_import_review': step(`ALTER TABLE student_import
    DROP COLUMN IF EXISTS sealed_file,
    ADD COLUMN IF NOT EXISTS file_bytes integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS sealed_first_rows bytea,
    ADD COLUMN IF NOT EXISTS columns jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN IF NOT EXISTS round integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS last_row integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS changed integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS update_existing boolean NOT NULL DEFAULT false`),
  '0512_student_import_error_kind': step(`ALTER TABLE student_import_error
    DROP COLUMN IF EXISTS cells,
    ADD COLUMN IF NOT EXISTS sealed_cells bytea,
    ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'invalid'`),
  '0513_student_import_error_by_kind': step(`CREATE INDEX IF NOT EXISTS student_import_error_by_kind
    ON student_import_error (org_id, import_id, kind, row)`),
  '0514_student_import_change': step(`CREATE TABLE IF NOT EXISTS student_import_change (
    org_id text NOT NULL,
    import_id text NOT NULL,
    row integer NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, import_id, row)
  )`),
  ...studentListMigrations,
}
