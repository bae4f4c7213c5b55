import { isObject } from '../../json/values.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import { finding } from '../findings.ts'
import type { World } from '../world.ts'

/**
 * A list of revoked credentials by their ids, as JSON at the entry's own id (1EdTech Revocation List Status Method v1.0).
 * Nobody signs such a list: it counts because the signed entry names its address.
 */
export async function checkRevocationList(
  { id: url }: Record<string, unknown>,
  { id, issuerId }: Credential,
  world: World,
): Promise<Check> {
  if (typeof url !== 'string' || id === undefined) return finding('status-entry-incomplete')
  const reply = await world.askStatusList(url)
  if (!reply.ok) return finding('status-list-unreachable', { url })
  const list = reply.value
  const entries = isObject(list) ? entriesOf(list) : undefined
  if (!isObject(list) || entries === undefined) return finding('status-list-unsound', { url })
  const entry = entries.find((one) => one.id === id && one.revoked !== false)
  if (entry !== undefined) {
    const { revocationReason: reason } = entry
    return finding('revoked', typeof reason === 'string' && reason !== '' ? { reason } : {})
  }
  // A missing entry means something only in the list that was asked for.
  return isFor(list, url, issuerId) ? finding('not-revoked') : finding('status-list-unsound', { url })
}

/** The entries of the list; `undefined` if they cannot be read, or this is not such a list. */
function entriesOf(list: Record<string, unknown>): Record<string, unknown>[] | undefined {
  const { id, revokedCredential, revokedCredentials } = list
  // The standard's text uses the plural, its data model the singular. Both may be missing if nothing is revoked.
  const found = revokedCredential ?? revokedCredentials
  if (found === undefined) return id === undefined ? undefined : []
  const entries = [found].flat()
  const isEntry = (value: unknown): value is Record<string, unknown> =>
    isObject(value) &&
    typeof value.id === 'string' &&
    (value.revoked === undefined || typeof value.revoked === 'boolean')
  return entries.every(isEntry) ? entries : undefined
}

/** Whether the id and issuer in the list, where present, are those expected at this address. */
function isFor({ id, issuer }: Record<string, unknown>, url: string, issuerId: string): boolean {
  const agrees = (found: unknown, expected: string) => found === undefined || found === expected
  return agrees(id, url) && agrees(isObject(issuer) ? issuer.id : issuer, issuerId)
}
