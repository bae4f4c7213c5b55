import { type KeyObject, verify } from 'node:crypto'
import { sentence } from '@credenza/schema/sentences/english'
import { ApiError } from '../../http/api-error.ts'

/** Documents are signed with Ed25519 (RFC 8032), credentials for wallets with P-256 (ES256, RFC 7518 §3.4). */
export type StoredKind = 'Ed25519' | 'P-256'

/** Signs with keys that never leave it: a hardware module, or a key service in a cloud. */
export interface KeyStore {
  /** The public half of the key with this label, of whatever kind. Throws `KeyStoreFailed`. */
  publicKey(label: string): Promise<KeyObject>
  /** The 64-byte signature over this message by the key with this label and kind. Throws `KeyStoreFailed`. */
  sign(label: string, message: Uint8Array, kind: StoredKind): Promise<Uint8Array>
}

/** The kind of a key; undefined for one that we do not use. */
export function kindOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): StoredKind | undefined {
  if (asymmetricKeyType === 'ed25519') return 'Ed25519'
  return asymmetricKeyDetails?.namedCurve === 'prime256v1' ? 'P-256' : undefined
}

/** A key store gave no usable signature. Nothing was stored, so the same act can be tried again. */
export class KeyStoreFailed extends ApiError {
  constructor(
    why:
      | 'unavailable.key_store'
      | 'unavailable.key_refused'
      | 'unavailable.key_wrong'
      | 'unavailable.key_store_gone'
      | 'unavailable.seal'
      | 'unavailable.seal_refused'
      | 'unavailable.seal_stolen',
    cause?: unknown,
  ) {
    super(sentence(why), { retryAfterSeconds: 10 })
    this.name = 'KeyStoreFailed'
    this.cause = cause
  }
}

/** The service does not accept our credentials, for example an access token that it no longer knows. */
export class SignInRefused extends KeyStoreFailed {}

/**
 * Gets a signature from the store and verifies it under the expected key. Throws `KeyStoreFailed` for another key's signature,
 * so that a key swapped behind its label signs nothing.
 */
export async function signatureBy(
  store: KeyStore,
  { label, publicKey }: { label: string; publicKey: KeyObject },
  message: Uint8Array,
): Promise<Uint8Array> {
  const kind = kindOf(publicKey)
  if (!kind) throw new KeyStoreFailed('unavailable.key_wrong')
  const signature = await store.sign(label, message, kind)
  const isSound =
    kind === 'Ed25519'
      ? verify(null, message, publicKey, signature)
      : verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  if (!isSound) throw new KeyStoreFailed('unavailable.key_wrong')
  return signature
}
