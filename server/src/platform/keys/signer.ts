import { checkedSigner, type SigningKey } from './signing-key.ts'

/** An organisation's Ed25519 key, held here or in a key store. Each signature was checked before it is given. */
export interface Signer {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /** Multikey text of the public half, 'z6Mk…'. */
  readonly publicKeyMultibase: string
  /** The 64-byte signature over this message. Throws `KeyStoreFailed` where a key store does not give it. */
  sign(message: Uint8Array): Promise<Uint8Array>
  /** The same for many, in their order. */
  signAll(messages: readonly Uint8Array[]): Promise<Uint8Array[]>
}

/** For fewer messages it takes longer to ask the other thread than to sign them. */
const worthAThread = 20

/** Signs with a key that is held here. */
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
