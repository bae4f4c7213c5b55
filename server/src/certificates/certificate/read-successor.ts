import type { Db } from '../../context.ts'
import type { Certificate } from './certificate.ts'

export interface Successor {
  /** The public name of the replacing certificate. */
  slug: string
  /** Its document's key, sealed under the key of this one's document, in base64url; null once erased. */
  wrappedKey: string | null
  at: string
}

/** The certificate that replaced this one, for those who ask for it by its old name. */
export async function readSuccessor(db: Db, certificate: Certificate): Promise<Successor | null> {
  if (certificate.successorId === null) return null
  const found = await db
    .selectFrom('certificate as successor')
    .innerJoin('certificate_statement as statement', 'statement.org_id', 'successor.org_id')
    .innerJoin('certificate_document as document', 'document.org_id', 'successor.org_id')
    .select(['successor.slug', 'document.successor_key', 'statement.created_at'])
    .where('successor.org_id', '=', certificate.organisationId)
    .where('successor.id', '=', certificate.successorId)
    .where('statement.certificate_id', '=', certificate.id)
    .where('statement.action', '=', 'superseded')
    .where('document.certificate_id', '=', certificate.id)
    .executeTakeFirst()
  if (!found) return null
  return {
    slug: found.slug,
    wrappedKey: found.successor_key && Buffer.from(found.successor_key).toString('base64url'),
    at: found.created_at.toISOString(),
  }
}
