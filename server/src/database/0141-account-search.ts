import { step } from '../platform/db/step.ts'

/**
 * What the administrator's search of accounts looks through. A database without accounts has nothing to fill in. As with other
 * indexes of grams, a search reads at most 64 kB of entries that are not sorted yet.
 */
export const accountSearch = step(`
  ALTER TABLE account ADD COLUMN IF NOT EXISTS search text;
  ALTER TABLE account ADD COLUMN IF NOT EXISTS grams integer[];
  CREATE INDEX IF NOT EXISTS account_grams ON account USING gin (grams) WITH (gin_pending_list_limit = 64)
    WHERE grams IS NOT NULL;
  INSERT INTO back_fill (name, begun_at, place, done_at)
  SELECT 'folded-account', now(), '', now() WHERE NOT EXISTS (SELECT FROM account)
  ON CONFLICT DO NOTHING;
`)
