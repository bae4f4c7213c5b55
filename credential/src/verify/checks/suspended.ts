import { instant } from '../../json/values.ts'
import { getStatus } from '../../status/bits.ts'
import { decodeStatusList } from '../../status/encoding.ts'
import type { Credential } from '../document/credential.ts'
import type { IssuerRecord } from '../ports.ts'
import { readStatusIndex } from './status-index.ts'

/**
 * Whether the issuer's record names this credential as suspended, unless a sound statement lifted the suspension after the
 * record was made (`liftedAt`, ISO 8601). So it does not help to leave a suspension out of a copy. Rejects with a `TypeError`
 * or `RangeError` for bits that cannot be read.
 */
export async function isNamedSuspended(
  { statusEntries }: Pick<Credential, 'statusEntries'>,
  { suspended = {}, asOf = '' }: Pick<IssuerRecord, 'suspended' | 'asOf'>,
  liftedAt: string | undefined,
): Promise<boolean> {
  if (instant(liftedAt ?? '') > instant(asOf)) return false
  for (const { statusListCredential: list, statusListIndex } of statusEntries) {
    const index = readStatusIndex(statusListIndex)
    if (typeof list !== 'string' || !Object.hasOwn(suspended, list) || index === undefined) continue
    if (getStatus(await decodeStatusList(String(suspended[list])), index)) return true
  }
  return false
}
