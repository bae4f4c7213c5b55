import { step } from '../../platform/db/step.ts'

export const historySchema = step(`
  CREATE TABLE IF NOT EXISTS history_doubt (
    part text PRIMARY KEY,
    concerns text NOT NULL,
    text text NOT NULL,
    since timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS history_look (
    id integer PRIMARY KEY,
    started_at timestamptz NOT NULL,
    done_until text NOT NULL,
    mac bytea NOT NULL
  );
`)
