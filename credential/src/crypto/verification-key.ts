import { p256, p384 } from '@noble/curves/nist.js'
import { ecdsaKey, ed25519Key, importKey, keyOfJwk, type VerificationKey } from './jwk-key.ts'
import { readMultikey } from './multikey.ts'

/**
 * Reads the key of a verification method: `publicKeyMultibase` of a Multikey or an Ed25519VerificationKey2020, or
 * `publicKeyJwk`. Returns `undefined` for a key that is malformed or of an unknown kind.
 */
export async function readVerificationKey(method: {
  publicKeyMultibase?: unknown
  publicKeyJwk?: unknown
}): Promise<VerificationKey | undefined> {
  try {
    const { publicKeyMultibase, publicKeyJwk } = method
    if (typeof publicKeyMultibase === 'string') return await knownKeyOf(publicKeyMultibase)
    return await keyOfJwk(publicKeyJwk as Record<string, unknown>)
  } catch {
    return undefined
  }
}

const knownKeys = new Map<string, ReturnType<typeof keyOfMultikey>>()
const MOST_KNOWN = 100
/** A P-384 key, the longest we read, has 71 characters. */
const LONGEST_MULTIKEY = 80

/** Caches keys: expanding and importing a point costs twice as much as a verification, and the same few keys recur. */
function knownKeyOf(multikey: string): ReturnType<typeof keyOfMultikey> {
  const known = knownKeys.get(multikey)
  if (known) return known
  if (multikey.length > LONGEST_MULTIKEY) return keyOfMultikey(multikey)
  if (knownKeys.size === MOST_KNOWN) knownKeys.clear()
  const key = keyOfMultikey(multikey)
  knownKeys.set(multikey, key)
  return key
}

async function keyOfMultikey(multikey: string): Promise<VerificationKey | undefined> {
  const { curve, bytes } = readMultikey(multikey)
  if (curve === 'Ed25519') return ed25519Key(bytes)
  // WebCrypto reads uncompressed points only.
  const point = (curve === 'P-256' ? p256 : p384).Point.fromBytes(bytes).toBytes(false)
  return ecdsaKey(
    curve,
    await importKey('raw', point as Uint8Array<ArrayBuffer>, { name: 'ECDSA', namedCurve: curve }),
  )
}
