import { step } from '../platform/db/step.ts'

/** The key that seals PDFs can have certificates of an authority beside its own. */
export const sealCertificates = step(`
  ALTER TABLE document_key ADD COLUMN IF NOT EXISTS x5c text[];
`)
