import { step } from '../../platform/db/step.ts'

export const exportSchema = step(`
  CREATE TABLE IF NOT EXISTS export_piece (
    org_id text NOT NULL,
    batch_id text NOT NULL,
    id text NOT NULL,
    sealed_name bytea,
    sealed bytea NOT NULL,
    PRIMARY KEY (org_id, batch_id, id)
  );
`)
