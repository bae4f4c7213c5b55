import { step } from '../platform/db/step.ts'

/** What processes on one database need to know of each other's work. */
export const severalProcesses = step(`
  CREATE TABLE IF NOT EXISTS back_fill (
    name text PRIMARY KEY,
    begun_at timestamptz NOT NULL,
    place text NOT NULL,
    done_at timestamptz
  );

  CREATE UNLOGGED TABLE IF NOT EXISTS call_count (
    bucket text PRIMARY KEY,
    calls integer NOT NULL,
    until timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS call_count_by_end ON call_count (until);
`)
