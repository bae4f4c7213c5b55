import { type KeyObject, randomBytes } from 'node:crypto'
import { type KeyStore, kindOf, type StoredKind, signatureBy } from './key-store.ts'

/**
 * The public half of a key of this kind in a store, after the store has signed a random challenge with the private half.
 * Undefined for a key of another kind. Throws `KeyStoreFailed`.
 */
export async function proveKey(
  store: KeyStore,
  label: string,
  kind: StoredKind,
): Promise<KeyObject | undefined> {
  const publicKey = await store.publicKey(label)
  if (kindOf(publicKey) !== kind) return undefined
  const challenge = Buffer.from(`credenza key ${randomBytes(32).toString('hex')}`)
  await signatureBy(store, { label, publicKey }, challenge)
  return publicKey
}
