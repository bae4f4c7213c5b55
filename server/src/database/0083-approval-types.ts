import { step } from '../platform/db/step.ts'

/** Requests of earlier releases have none, and are for people of the whole organisation only. */
export const approvalTypes = step(`
  ALTER TABLE approval_request ADD COLUMN IF NOT EXISTS types text[];
`)
