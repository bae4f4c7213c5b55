import { step } from '../platform/db/step.ts'

export const accountLanguage = step(`
  ALTER TABLE account ADD COLUMN IF NOT EXISTS language text;
`)
