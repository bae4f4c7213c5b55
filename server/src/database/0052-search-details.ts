import { step } from '../platform/db/step.ts'

/** Lets searches find certificates by what they say beside their titles. */
export const searchDetails = step(`
  ALTER TABLE certificate ADD COLUMN IF NOT EXISTS detail_values text[] NOT NULL DEFAULT '{}';
  ALTER TABLE review_request ADD COLUMN IF NOT EXISTS detail_values text[] NOT NULL DEFAULT '{}';
  CREATE INDEX IF NOT EXISTS certificate_by_detail ON certificate USING gin (detail_values);
  CREATE INDEX IF NOT EXISTS review_request_by_detail ON review_request USING gin (detail_values);
`)
