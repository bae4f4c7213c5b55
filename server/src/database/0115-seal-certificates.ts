import { step } from '../platform/db/step.ts'

/** The key that seals PDFs can have an authority's certificates beside its self-signed one. */
export const sealCertificates = step(`
  ALTER TABLE document_key ADD COLUMN IF NOT EXISTS x5c text[];
`)
