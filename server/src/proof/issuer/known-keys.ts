import type { Db } from '../../context.ts'
import { openVerificationKey } from '../../platform/keys/signing-key.ts'
import { organisationDid } from './did.ts'
import { publishedKeys } from './signing-keys.ts'

type Check = (bytes: Uint8Array, signature: Uint8Array) => boolean

/**
 * Caches organisations' keys for checks of many signatures, and looks them up by organisation and key id (`did:…#z6Mk…`).
 * Undefined for a key that the organisation never had, or that signs no documents.
 */
export function openKnownKeys(
  db: Db,
  publicUrl: string,
): (organisationId: string, keyId: string) => Promise<Check | undefined> {
  const known = new Map<string, Promise<ReadonlyMap<string, Check>>>()
  const load = async (organisationId: string): Promise<ReadonlyMap<string, Check>> => {
    const did = organisationDid(publicUrl, organisationId)
    const keys = (await publishedKeys(db, organisationId)).filter(({ x5c }) => x5c === undefined)
    return new Map<string, Check>(
      keys.map(({ publicKeyMultibase: key }): [string, Check] => [`${did}#${key}`, openVerificationKey(key)]),
    )
  }
  return async (organisationId, keyId) => {
    const found = (await known.get(organisationId))?.get(keyId)
    if (found) return found
    // Unknown or new: keys may be rotated while a long check runs.
    const loading = load(organisationId)
    known.set(organisationId, loading)
    return (await loading).get(keyId)
  }
}

export type KnownKeys = ReturnType<typeof openKnownKeys>
