import { step } from '../platform/db/step.ts'

/**
 * What each index took right after the server rebuilt it. The other three indexes keep new entries in an unsorted list of up to
 * 4 MB, which each search reads whole: 64 kB is enough.
 */
export const indexUpkeep = step(`
  CREATE TABLE IF NOT EXISTS index_upkeep (
    name text PRIMARY KEY,
    bytes bigint NOT NULL,
    entries bigint NOT NULL,
    freed bigint NOT NULL,
    rebuilt_at timestamptz NOT NULL
  );
  ALTER INDEX IF EXISTS certificate_value_grams SET (gin_pending_list_limit = 64);
  ALTER INDEX IF EXISTS certificate_by_detail SET (gin_pending_list_limit = 64);
  ALTER INDEX IF EXISTS review_request_by_detail SET (gin_pending_list_limit = 64);
`)
