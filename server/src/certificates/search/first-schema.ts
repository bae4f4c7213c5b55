import { step } from '../../platform/db/step.ts'

export const searchSchema = step(`
  CREATE TABLE IF NOT EXISTS certificate_value (
    org_id text NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    search text NOT NULL,
    grams integer[] NOT NULL,
    PRIMARY KEY (org_id, kind, value)
  );
  CREATE INDEX IF NOT EXISTS certificate_value_grams ON certificate_value USING gin (grams);
`)
