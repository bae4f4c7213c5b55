import { createPublicKey } from 'node:crypto'
import { decodeMultikey } from '@credenza/credential/issue'
import type { Signer } from '../signer.ts'
import { type KeyStore, signatureBy } from './key-store.ts'

/** An organisation's Ed25519 key in a key store. Signs many messages at the same time, as many as the store accepts. */
export function storeSigner(
  store: KeyStore,
  { label, publicKeyMultibase }: { label: string; publicKeyMultibase: string },
): Signer {
  const bytes = decodeMultikey(publicKeyMultibase)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes).toString('base64url') }
  const key = { label, publicKey: createPublicKey({ key: jwk, format: 'jwk' }) }
  const sign = (message: Uint8Array) => signatureBy(store, key, message)
  return {
    publicKey: bytes,
    publicKeyMultibase,
    sign,
    signAll: async (messages) => {
      // Waits for all of them, so that no call is still in progress when the first failure is reported.
      const ended = await Promise.allSettled(messages.map(sign))
      return ended.map((one) => {
        if (one.status === 'rejected') throw one.reason
        return one.value
      })
    },
  }
}
