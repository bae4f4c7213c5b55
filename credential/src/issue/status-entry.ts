import type { StatusEntry, StatusPosition, StatusPurpose } from './document.ts'
import { requireIri } from './require.ts'

/** Writes a status entry. Throws a `TypeError` for an index that is not a position in a list. */
export function statusEntry(purpose: StatusPurpose, { listUrl, index }: StatusPosition): StatusEntry {
  if (!Number.isSafeInteger(index) || index < 0)
    throw new TypeError('A status list index is a whole number from 0')
  return {
    id: requireIri('status entry', `${listUrl}#${index}`),
    type: 'BitstringStatusListEntry',
    statusPurpose: purpose,
    statusListIndex: String(index),
    statusListCredential: requireIri('status list', listUrl),
  }
}
