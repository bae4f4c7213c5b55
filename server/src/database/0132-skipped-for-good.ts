import { step } from '../platform/db/step.ts'

/** Counts the skipped items of a batch that a retry would skip as well; for earlier batches, none is known. */
export const skippedForGood = step(`
  ALTER TABLE batch ADD COLUMN IF NOT EXISTS skipped_for_good integer NOT NULL DEFAULT 0;
`)
