import { newSortableKey, newTenantId, organisationOf } from '../../platform/ids.ts'
import { platform } from '../ledger/accounts.ts'

const ofPlatform = `inv_${platform}_`

export const newDocumentId = (supplierId: string): string =>
  supplierId === platform ? `${ofPlatform}${newSortableKey()}` : newTenantId('inv', supplierId)

/** Who issued the document with this id; undefined if it is not a document's id. */
export const supplierOf = (id: string): string | undefined =>
  id.startsWith(ofPlatform) ? platform : organisationOf(id, 'inv')
