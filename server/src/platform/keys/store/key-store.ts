import { type KeyObject, verify } from 'node:crypto'
import { sentence } from '@credenza/schema/sentences/english'
import { ApiError } from '../../http/api-error.ts'

/** How a key signs: Ed25519 (RFC 8032), or SHA-256 with ECDSA on P-256 or with RSA (PKCS #1 v1.5). */
export type KeyKind = 'Ed25519' | 'P-256' | 'RSA'

/** What signs with keys that never leave it: a hardware module, or a key service in a cloud. */
export interface KeyStore {
  /** The public half of the key with this label. Throws `KeyStoreFailed`. */
  publicKey(label: string): Promise<KeyObject>
  /** The signature of that key over this message: 64 bytes of Ed25519, DER of ECDSA, or RSA. Throws `KeyStoreFailed`. */
  sign(label: string, message: Uint8Array, kind: KeyKind): Promise<Uint8Array>
}

/** Why a key store gave no signature that can be used. Nothing was kept: the same act can be tried again. */
export class KeyStoreFailed extends ApiError {
  constructor(
    why:
      | 'unavailable.key_store'
      | 'unavailable.key_refused'
      | 'unavailable.key_wrong'
      | 'unavailable.key_store_gone',
    cause?: unknown,
  ) {
    super(sentence(why), { retryAfterSeconds: 10 })
    this.name = 'KeyStoreFailed'
    this.cause = cause
  }
}

/** How this key signs; undefined for a kind that we do not use. */
export function kindOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): KeyKind | undefined {
  if (asymmetricKeyType === 'ed25519') return 'Ed25519'
  if (asymmetricKeyType === 'ec')
    return asymmetricKeyDetails?.namedCurve === 'prime256v1' ? 'P-256' : undefined
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? 'RSA' : undefined
}

/**
 * The store's signature, checked under the key that was meant: throws `KeyStoreFailed` for one of another key, so that a key
 * which was swapped behind its label signs nothing.
 */
export async function signatureBy(
  store: KeyStore,
  { label, publicKey }: { label: string; publicKey: KeyObject },
  message: Uint8Array,
): Promise<Uint8Array> {
  const kind = kindOf(publicKey)!
  const signature = await store.sign(label, message, kind)
  if (!verify(kind === 'Ed25519' ? null : 'sha256', message, publicKey, signature))
    throw new KeyStoreFailed('unavailable.key_wrong')
  return signature
}
