import { step } from '../platform/db/step.ts'

/** The public keys with which an organisation sealed PDFs and whose private keys are not here: replaced, or at a provider. */
export const sealPublicKeys = step(`
  CREATE TABLE IF NOT EXISTS seal_public_key (
    org_id text NOT NULL,
    id text NOT NULL,
    public_key bytea NOT NULL,
    created_at timestamptz NOT NULL,
    compromised_at timestamptz,
    PRIMARY KEY (org_id, id)
  );
`)
