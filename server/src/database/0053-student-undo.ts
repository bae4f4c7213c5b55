import { step } from '../platform/db/step.ts'

/** A restored or edited selection of students can be put back as it was. */
export const studentUndo = step(`
  CREATE TABLE IF NOT EXISTS student_undo (
    org_id text NOT NULL,
    batch_id text NOT NULL,
    student_id text NOT NULL,
    college_name text,
    course_name text,
    year text,
    archived_by text,
    archived_at timestamptz,
    kept_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, batch_id, student_id)
  );
  CREATE INDEX IF NOT EXISTS student_undo_by_time ON student_undo (kept_at);
`)
