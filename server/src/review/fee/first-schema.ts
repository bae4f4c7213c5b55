import { step } from '../../platform/db/step.ts'

export const feeSchema = step(`
  CREATE TABLE IF NOT EXISTS verifier_fee (
    org_id text NOT NULL,
    id text NOT NULL,
    type_key text NOT NULL,
    certificate_type text NOT NULL,
    amount_fils bigint NOT NULL CHECK (amount_fils > 0),
    effective_from timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS verifier_fee_by_type ON verifier_fee (org_id, type_key, effective_from);
`)
