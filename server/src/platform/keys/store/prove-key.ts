import { type KeyObject, randomBytes } from 'node:crypto'
import { type KeyKind, type KeyStore, kindOf, signatureBy } from './key-store.ts'

/**
 * The public half of a key in a store, once the store has signed a random challenge with the private half; undefined for a key
 * of another kind. Throws `KeyStoreFailed`.
 */
export async function proveKey(
  store: KeyStore,
  label: string,
  kind: KeyKind,
): Promise<KeyObject | undefined> {
  const publicKey = await store.publicKey(label)
  if (kindOf(publicKey) !== kind) return undefined
  await signatureBy(
    store,
    { label, publicKey },
    Buffer.from(`credenza key ${randomBytes(32).toString('hex')}`),
  )
  return publicKey
}
