import { step } from '../platform/db/step.ts'

export const sitePage = step(`
  CREATE TABLE IF NOT EXISTS site_page (
    page text NOT NULL,
    language text NOT NULL,
    body text NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (page, language)
  );
`)
