import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { findCertificates } from '../certificate/find-certificates.ts'

/** Those of the ids that are the organisation's own certificates, oldest first; the others fail. */
export async function ownCertificates(
  { db }: Context,
  organisationId: string,
  ids: readonly string[],
): Promise<{ found: Certificate[]; failed: BulkResult['failed'] }> {
  const certificates = await findCertificates(db, ids)
  const found = certificates
    .filter((certificate) => certificate.organisationId === organisationId)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const known = new Set(found.map(({ id }) => id))
  const failed = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: sentence('not_found.certificate') }))
  return { found, failed }
}
