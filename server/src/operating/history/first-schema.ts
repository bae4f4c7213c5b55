import { step } from '../../platform/db/step.ts'

export const historySchema = step(`
  CREATE TABLE IF NOT EXISTS history_look (
    id integer PRIMARY KEY,
    started_at timestamptz NOT NULL,
    done_until text NOT NULL,
    mac bytea NOT NULL
  );
`)
