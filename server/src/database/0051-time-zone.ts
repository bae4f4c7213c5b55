import { step } from '../platform/db/step.ts'

export const timeZone = step(`
  CREATE TABLE IF NOT EXISTS time_zone (
    org_id text PRIMARY KEY,
    name text NOT NULL
  );
`)
