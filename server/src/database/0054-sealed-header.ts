import { step } from '../platform/db/step.ts'

/** A list without headings has its first student where they would be. */
export const sealedHeader = step(`
  ALTER TABLE student_import ADD COLUMN IF NOT EXISTS sealed_header bytea;
`)
