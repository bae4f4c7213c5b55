import { step } from '../platform/db/step.ts'

/** What a certificate says beside its title, such as a grade; null where it says nothing. */
export const certificateDetails = step(`
  ALTER TABLE certificate ADD COLUMN IF NOT EXISTS details jsonb;
`)
