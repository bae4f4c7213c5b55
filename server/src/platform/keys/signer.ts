import { checkedSigner, type SigningKey } from './signing-key.ts'

/** An organisation's Ed25519 key, held here or in a key store. Every signature is verified before it is returned. */
export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** Multikey text of the public half, 'z6Mk…'. */
  readonly publicKeyMultibase: string
  /** The 64-byte signature over this message. Throws `KeyStoreFailed` if a key store does not return it. */
  sign(message: Uint8Array): Promise<Uint8Array>
  /** Like `sign` for many messages, in their order. */
  signAll(messages: readonly Uint8Array[]): Promise<Uint8Array[]>
}

/** For fewer messages, calling the other thread takes longer than signing. */
const worthAThread = 20

/** Signs with a key held here. */
export function localSigner(key: SigningKey): Signer {
  const sign = checkedSigner(key)
  const { publicKey, publicKeyMultibase } = key
  return {
    publicKey,
    publicKeyMultibase,
    sign: async (message) => sign(message),
    signAll: async (messages) =>
      messages.length < worthAThread ? messages.map(sign) : key.signAside(messages),
  }
}
