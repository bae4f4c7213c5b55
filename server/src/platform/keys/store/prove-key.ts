import { type KeyObject, randomBytes } from 'node:crypto'
import { type KeyStore, signatureBy } from './key-store.ts'

/**
 * The public half of an Ed25519 key in a store, once the store has signed a random challenge with the private half; undefined
 * for a key of another kind. Throws `KeyStoreFailed`.
 */
export async function proveKey(store: KeyStore, label: string): Promise<KeyObject | undefined> {
  const publicKey = await store.publicKey(label)
  if (publicKey.asymmetricKeyType !== 'ed25519') return undefined
  const challenge = Buffer.from(`credenza key ${randomBytes(32).toString('hex')}`)
  await signatureBy(store, { label, publicKey }, challenge)
  return publicKey
}
