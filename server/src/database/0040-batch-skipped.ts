import { step } from '../platform/db/step.ts'

/** Counts the items that a batch skipped apart from those that failed; earlier batches keep them together. */
export const batchSkipped = step(`
  ALTER TABLE batch ADD COLUMN IF NOT EXISTS skipped integer NOT NULL DEFAULT 0;
`)
