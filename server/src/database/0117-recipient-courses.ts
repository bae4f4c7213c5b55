import { step } from '../platform/db/step.ts'

/** The courses of single recipients' certificates, until a batch has created them. */
export const recipientCourses = step(`
  ALTER TABLE recipient_content ADD COLUMN IF NOT EXISTS courses jsonb;
`)
