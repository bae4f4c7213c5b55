import type { Tx } from '../../../context.ts'
import { erasePersonKey } from './person-keys.ts'

/**
 * Makes a person's documents unreadable for good: deletes the key that seals them, and everything stored under it. Returns
 * their certificates and their names in the store.
 */
export async function forgetDocuments(
  tx: Tx,
  accountId: string,
): Promise<{ cid: string; certificate_id: string }[]> {
  await erasePersonKey(tx, accountId)
  return tx
    .updateTable('certificate_document')
    .set({
      wrapped_key: null,
      successor_key: null,
      sealed: null,
      paper: null,
      number_mac: null,
      number_key: null,
    })
    .from('certificate')
    .whereRef('certificate.org_id', '=', 'certificate_document.org_id')
    .whereRef('certificate.id', '=', 'certificate_document.certificate_id')
    .where('certificate.account_id', '=', accountId)
    .returning(['certificate_document.cid', 'certificate_document.certificate_id'])
    .execute()
}
