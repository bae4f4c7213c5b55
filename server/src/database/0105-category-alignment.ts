import { step } from '../platform/db/step.ts'

/** What certificate types correspond to in classifications and registers. */
export const categoryAlignment = step(`
  CREATE TABLE IF NOT EXISTS category_alignment (
    org_id text NOT NULL,
    category_id text NOT NULL,
    alignments jsonb NOT NULL,
    PRIMARY KEY (org_id, category_id)
  );
`)
