import { step } from '../../platform/db/step.ts'

export const doubtSchema = step(`
  CREATE TABLE IF NOT EXISTS history_doubt (
    part text PRIMARY KEY,
    concerns text NOT NULL,
    text text NOT NULL,
    since timestamptz NOT NULL
  );
`)
