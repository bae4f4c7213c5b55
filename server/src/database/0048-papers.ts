import { step } from '../platform/db/step.ts'

/** What the paper of a certificate shows beside its link, and the number by which it is found. */
export const papers = step(`
  ALTER TABLE certificate_document
    ADD COLUMN IF NOT EXISTS paper bytea,
    ADD COLUMN IF NOT EXISTS number_mac bytea,
    ADD COLUMN IF NOT EXISTS number_key bytea;
  CREATE UNIQUE INDEX IF NOT EXISTS certificate_document_by_number
    ON certificate_document (number_mac, org_id) WHERE number_mac IS NOT NULL;
`)
