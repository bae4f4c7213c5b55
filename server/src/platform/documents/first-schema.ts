import { step } from '../db/step.ts'

export const documentSchema = step(`
  CREATE TABLE IF NOT EXISTS block (
    cid text PRIMARY KEY,
    bytes bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now()
  );
`)
