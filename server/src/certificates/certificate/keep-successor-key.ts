import type { Tx } from '../../context.ts'
import type { Certificate } from './certificate.ts'

/**
 * Stores the key of the certificate that replaces this one, sealed under this one's key. Does nothing if the documents were
 * erased in the meantime, so that no key comes back.
 */
export async function keepSuccessorKey(
  tx: Tx,
  { organisationId, id }: Certificate,
  key: Uint8Array,
): Promise<void> {
  await tx
    .updateTable('certificate_document')
    .set({ successor_key: key })
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', id)
    .where('wrapped_key', 'is not', null)
    .execute()
}
