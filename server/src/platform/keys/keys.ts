import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { sha256 } from '../sha256.ts'
import { boxKeyId, openBox, sealBox } from './secret-box.ts'

/**
 * Everything that the server does with its master key. A purpose is a fixed word such as 'organisation-signing-key'. It
 * separates the uses, so that what was sealed for one cannot be opened for another.
 */
export interface Keys {
  /** Seals with AES-256-GCM under a key derived for this purpose, with a random nonce; `boxOverhead` gives the bytes added. */
  seal(purpose: string, plaintext: Uint8Array): Uint8Array
  /** The inverse of `seal`. Throws if the bytes were altered, or sealed for another purpose or under another key. */
  open(purpose: string, sealed: Uint8Array): Uint8Array
  /** HMAC-SHA-256, 32 bytes, under a key derived for this purpose. */
  mac(purpose: string, data: Uint8Array): Uint8Array
  /** 32 bytes derived for this purpose, the same on every start; no other purpose or use shares them. */
  secret(purpose: string): Uint8Array
  /**
   * Identifies the current sealing key without disclosing it (base64url). The database stores it, to tell at start whether its
   * sealed rows belong to this master key.
   */
  readonly checkValue: string
  /** Whether these keys open what was sealed under the master key with this check value. */
  opens(checkValue: string): boolean
  /** The deployment's first master key, from which `mac` and `secret` always derive. */
  readonly root: { checkValue: string; secret(): Uint8Array }
}

/** A master key and the keys derived from it (HKDF-SHA-256, RFC 5869). */
export interface MasterKey {
  readonly bytes: Uint8Array
  readonly checkValue: string
  /** Four bytes that identify the key without revealing anything about it. */
  readonly id: Buffer
  derive(use: 'seal' | 'mac' | 'secret' | 'check', purpose: string): Uint8Array
}

/** A deployment's master keys. During a rotation, both the old and the new one open. */
export interface KeyRing {
  root: MasterKey
  sealing: MasterKey
  opening: readonly MasterKey[]
}

export function masterKeyOf(bytes: Uint8Array): MasterKey {
  // Cached: purposes are a handful of fixed words, and bulk work uses the same one for every certificate.
  const derived = new Map<string, Uint8Array>()
  const derive: MasterKey['derive'] = (use, purpose) => {
    const info = `${use}:${purpose}`
    const known = derived.get(info) ?? new Uint8Array(hkdfSync('sha256', bytes, 'credenza/keys/v1', info, 32))
    derived.set(info, known)
    return known
  }
  const checkValue = Buffer.from(derive('check', '')).toString('base64url')
  return { bytes, checkValue, id: Buffer.from(sha256(checkValue)).subarray(0, 4), derive }
}

/** The keys of a deployment whose master key (32 bytes) was never replaced. */
export const keysOf = (bytes: Uint8Array): Keys => keysIn(onlyKey(masterKeyOf(bytes)))

export const onlyKey = (key: MasterKey): KeyRing => ({ root: key, sealing: key, opening: [key] })

/** The keys of a ring. Boxes sealed under its first key name no key, as before rings existed. */
export const keysIn = (ring: KeyRing): Keys => keysOver(() => ring)

/** Like `keysIn`, for a ring that changes. */
export const keysOver = (ring: () => KeyRing): Keys => ({
  seal: (purpose, plaintext) => {
    const { root, sealing } = ring()
    return sealBox(sealing.derive('seal', purpose), plaintext, sealing === root ? undefined : sealing.id)
  },
  open: (purpose, sealed) => {
    const { root, opening } = ring()
    const id = boxKeyId(sealed) ?? root.id
    const key = opening.find((one) => one.id.equals(id))
    if (!key) throw new Error('This was sealed under a master key that is not in use any more')
    return openBox(key.derive('seal', purpose), sealed)
  },
  // As a KeyObject, for the reason given in secret-box.ts.
  mac: (purpose, data) =>
    createHmac('sha256', createSecretKey(ring().root.derive('mac', purpose)))
      .update(data)
      .digest(),
  secret: (purpose) => ring().root.derive('secret', purpose).slice(),
  get checkValue() {
    return ring().sealing.checkValue
  },
  opens: (checkValue) => ring().opening.some((key) => key.checkValue === checkValue),
  get root() {
    const { root } = ring()
    return { checkValue: root.checkValue, secret: () => root.bytes }
  },
})
