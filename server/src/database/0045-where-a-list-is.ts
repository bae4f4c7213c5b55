import { step } from '../platform/db/step.ts'

/**
 * Where a list of students is in its spreadsheet, how its dates are written, its rows that are about no student, and the
 * rows that would be imported. Lists uploaded before were read from the first row of their first sheet.
 */
export const whereAListIs = step(`
  ALTER TABLE student_import
    ADD COLUMN IF NOT EXISTS place jsonb NOT NULL DEFAULT '{"sheet": 0, "headingRow": 1, "headingLines": 1, "nameParts": [], "date1904": false, "merged": false, "certainty": "certain"}',
    ADD COLUMN IF NOT EXISTS sealed_tops bytea,
    ADD COLUMN IF NOT EXISTS dates jsonb,
    DROP COLUMN IF EXISTS sealed_first_rows;

  CREATE TABLE IF NOT EXISTS student_import_aside (
    org_id text NOT NULL,
    import_id text NOT NULL,
    row integer NOT NULL,
    kind text NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, import_id, "row")
  );

  CREATE TABLE IF NOT EXISTS student_import_accepted (
    org_id text NOT NULL,
    import_id text NOT NULL,
    up_to integer NOT NULL,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, import_id, up_to)
  );
`)
