import { step } from '../platform/db/step.ts'

/** How many answers to a request were refused. */
export const refusedAnswers = step(`
  ALTER TABLE presentation_request ADD COLUMN IF NOT EXISTS refused_answers integer NOT NULL DEFAULT 0;
`)
