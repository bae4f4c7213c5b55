import type { Db } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { builtOnce } from '../../../platform/db/built-once.ts'
import { type Certificate, issuerIdsOf } from '../certificate.ts'

/** The sealed document of a signed certificate. */
export interface SealedDocument {
  cid: string
  /** When the block store got it; null until then. */
  storedAt: Date | null
  /** The key that opens it, under the holder's key; null after the holder was erased. */
  wrappedKey: Uint8Array | null
}

/** The documents of these certificates by certificate id. Leaves out certificates that are not signed yet. */
export async function sealedDocuments(
  db: Db,
  certificates: readonly Certificate[],
): Promise<Map<string, SealedDocument>> {
  const rows = await documentRows(
    db,
    issuerIdsOf(certificates),
    certificates.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [
      row.certificate_id,
      { cid: row.cid, storedAt: row.stored_at, wrappedKey: row.wrapped_key },
    ]),
  )
}

const documentRows = builtOnce((db, organisationIds: string[], ids: string[]) =>
  db
    .selectFrom('certificate_document')
    .select(['certificate_id', 'cid', 'stored_at', 'wrapped_key'])
    .where('org_id', '=', anyOf(organisationIds))
    .where('certificate_id', '=', anyOf(ids)),
)

/** The content id under which the block store has the document, as long as somebody can open it. */
export const readableCid = (document: SealedDocument | undefined): string | null =>
  document?.storedAt && document.wrappedKey ? document.cid : null
