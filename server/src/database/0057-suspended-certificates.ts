import { step } from '../platform/db/step.ts'

/** An organisation's standing names its suspended certificates, which are few among many. */
export const suspendedCertificates = step(`
  CREATE INDEX IF NOT EXISTS certificate_suspended ON certificate (org_id, id) WHERE suspended_at IS NOT NULL;
`)
