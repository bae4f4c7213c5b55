import { step } from '../platform/db/step.ts'

/**
 * What the administrator's search of accounts looks through. A database without accounts has nothing to fill in.
 */
export const accountSearch = step(`
  ALTER TABLE account ADD COLUMN IF NOT EXISTS search text;
  ALTER TABLE account ADD COLUMN IF NOT EXISTS grams integer[];
  CREATE INDEX IF NOT EXISTS account_grams ON account USING gin (grams) WHERE grams IS NOT NULL;
  INSERT INTO back_fill (name, begun_at, place, done_at)
  SELECT 'folded-account', now(), '', now() WHERE NOT EXISTS (SELECT FROM account)
  ON CONFLICT DO NOTHING;
`)
