import { step } from '../platform/db/step.ts'

/** Whether a letter to a person affected by a breach was ordered. People added later get one only with the next order. */
export const orderedLetters = step(`
  ALTER TABLE breach_person ADD COLUMN IF NOT EXISTS ordered boolean NOT NULL DEFAULT false;
`)
