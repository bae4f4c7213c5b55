import { step } from '../platform/db/step.ts'

/** Which processes run, and what their sources know: a back-fill waits until the last older one is gone. */
export const serverProcess = step(`
  CREATE TABLE IF NOT EXISTS server_process (
    id text PRIMARY KEY,
    host text NOT NULL,
    release text NOT NULL,
    migration text NOT NULL,
    roles text[] NOT NULL DEFAULT '{http,jobs,sequencer,signer}',
    started_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
  );
`)
