import { step } from '../platform/db/step.ts'

/** Whether a letter to somebody who is affected by a breach was ordered: people added later get none before the next order. */
export const orderedLetters = step(`
  ALTER TABLE breach_person ADD COLUMN IF NOT EXISTS ordered boolean NOT NULL DEFAULT false;
`)
