import { step } from '../platform/db/step.ts'

/** The claims that a share link shows; null for the whole certificate. */
export const sharedParts = step(`
  ALTER TABLE share_link ADD COLUMN IF NOT EXISTS shown text[];
`)
