import { mapInTurns } from '../map-in-turns.ts'
import { checkedSigner, type SigningKey } from './signing-key.ts'

/** An organisation's Ed25519 key, held here or in a key store. Each signature was checked before it is given. */
export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** Multikey text of the public half, 'z6Mk…'. */
  readonly publicKeyMultibase: string
  /** The 64-byte signature over this message. Throws `KeyStoreFailed` where a key store does not give it. */
  sign(message: Uint8Array): Promise<Uint8Array>
  /** The same for many, in their order: for a key held here one promise for all of them. */
  signAll(messages: readonly Uint8Array[]): Promise<Uint8Array[]>
}

/** Signing this many messages twice holds the event loop for less than 10 ms. */
const perTurn = 100

/** Signs with a key that is held here. */
export function localSigner(key: SigningKey): Signer {
  const sign = checkedSigner(key)
  const { publicKey, publicKeyMultibase } = key
  return {
    publicKey,
    publicKeyMultibase,
    sign: async (message) => sign(message),
    signAll: (messages) => mapInTurns(messages, sign, { perTurn }),
  }
}
