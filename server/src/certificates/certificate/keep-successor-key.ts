import type { Tx } from '../../context.ts'
import type { CertificateRow } from './find-certificates.ts'

/**
 * Keeps the key of the certificate that takes this one's place, sealed under this one's. Not where the documents were erased
 * meanwhile: then no key may come back.
 */
export async function keepSuccessorKey(
  tx: Tx,
  { org_id, id }: CertificateRow,
  key: Uint8Array,
): Promise<void> {
  await tx
    .updateTable('certificate_document')
    .set({ successor_key: key })
    .where('org_id', '=', org_id)
    .where('certificate_id', '=', id)
    .where('wrapped_key', 'is not', null)
    .execute()
}
