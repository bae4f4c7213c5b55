import { step } from '../../platform/db/step.ts'

export const categorySchema = step(`
  CREATE TABLE IF NOT EXISTS category (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    created_at timestamptz NOT NULL,
    default_template_id text,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, name_key)
  );
`)
