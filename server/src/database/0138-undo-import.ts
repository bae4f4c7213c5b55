import { step } from '../platform/db/step.ts'

/** Which import added a student, and when the import ended; unknown for earlier ones. */
export const undoImport = step(`
  ALTER TABLE student ADD COLUMN IF NOT EXISTS import_id text;
  CREATE INDEX IF NOT EXISTS student_by_import ON student (org_id, import_id, id) WHERE import_id IS NOT NULL;
  ALTER TABLE student_import ADD COLUMN IF NOT EXISTS ended_at timestamptz;
`)
