import { step } from '../platform/db/step.ts'

/** Acceptances in a sixth of their bytes: a table of their own, which processes of the release before do not read. */
export const acceptance = step(`
  CREATE TABLE IF NOT EXISTS acceptance (
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    verifier_id text NOT NULL,
    key_id text NOT NULL,
    status_list integer NOT NULL,
    status_index integer NOT NULL,
    packed bytea NOT NULL,
    digest bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, certificate_id)
  );
`)
