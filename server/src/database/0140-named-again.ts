import { step } from '../platform/db/step.ts'

/** Whether somebody else has named a student whom an import added. */
export const namedAgain = step(`
  ALTER TABLE student ADD COLUMN IF NOT EXISTS named_again boolean;
`)
