import { step } from '../../platform/db/step.ts'

export const drawingSchema = step(`
  CREATE TABLE IF NOT EXISTS document_key (
    org_id text PRIMARY KEY,
    sealed_private_key bytea NOT NULL,
    certificate bytea NOT NULL,
    created_at timestamptz NOT NULL
  );
`)
