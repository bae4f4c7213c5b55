import { step } from '../platform/db/step.ts'

/** What the platform keeps of each review fee, from when on, and which share each of its charges was. */
export const platformShare = step(`
  CREATE TABLE IF NOT EXISTS platform_share (
    id text PRIMARY KEY,
    percent integer NOT NULL CHECK (percent BETWEEN 0 AND 50),
    effective_from timestamptz NOT NULL,
    decided_at timestamptz NOT NULL
  );
  ALTER TABLE taxed_fee ADD COLUMN IF NOT EXISTS share_percent integer;
`)
