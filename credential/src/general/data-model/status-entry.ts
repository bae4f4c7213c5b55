import { readStatusIndex } from '../../verify/checks/status-index.ts'
import { isUrl, requireThat } from './values.ts'

/** A status entry of a known type must say where its bits are (Bitstring Status List v1.0 §2.1). */
export function requireStatusEntry(entry: Record<string, unknown>): void {
  if (![entry.type].flat().includes('BitstringStatusListEntry')) return
  const { id, statusPurpose, statusListIndex, statusListCredential, statusSize = 1, statusMessage } = entry
  requireThat(typeof statusPurpose === 'string', 'a status entry has no purpose')
  requireThat(
    readStatusIndex(statusListIndex) !== undefined,
    'the index of a status entry is not a whole number',
  )
  requireThat(isUrl(statusListCredential), 'a status entry names no list')
  requireThat(id === undefined || id !== statusListCredential, 'the id of a status entry is that of its list')
  requireThat(
    Number.isSafeInteger(statusSize) && Number(statusSize) > 0,
    'the size of a status entry is not a whole number above 0',
  )
  const messages = Array.isArray(statusMessage) ? statusMessage.length : 0
  requireThat(
    statusMessage === undefined ? statusSize === 1 : messages === 2 ** Number(statusSize),
    'a status entry has not one message for each value',
  )
}
