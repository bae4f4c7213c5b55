import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { studentListMigrations } from './list-migrations.ts'

export const studentMigrations: Record<string, Migration> = {
  '0500_student': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS student (
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
      )`.execute(db)
    },
  },
  '0501_student_import': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS student_import (
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
      )`.execute(db)
    },
  },
  '0502_student_import_error': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS student_import_error (
        org_id text NOT NULL,
        import_id text NOT NULL,
        row integer NOT NULL,
        "column" text NOT NULL,
        reason text NOT NULL,
        cells jsonb,
        PRIMARY KEY (org_id, import_id, row, "column")
      )`.execute(db)
    },
  },
  ...studentListMigrations,
}
