import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { loadMasterKey, readMasterKey } from './master-key.ts'
import { openBox, sealBox } from './secret-box.ts'

/**
 * Everything that the server does with its master key. A purpose is a fixed word such as 'organisation-signing-key': it
 * separates the uses, so that what was sealed for one cannot be opened as another.
 */
export interface Keys {
  /** AES-256-GCM under a key derived for this purpose, with a random nonce; 29 bytes longer than the input. */
  seal(purpose: string, plaintext: Uint8Array): Uint8Array
  /** The inverse of `seal`; throws when the bytes were altered or sealed for another purpose. */
  open(purpose: string, sealed: Uint8Array): Uint8Array
  /** HMAC-SHA-256, 32 bytes, under a key derived for this purpose. */
  mac(purpose: string, data: Uint8Array): Uint8Array
  /** 32 bytes derived for this purpose, the same on every start; no other purpose or use shares them. */
  secret(purpose: string): Uint8Array
  /**
   * Identifies the master key without disclosing it (base64url). Kept in the database, it tells at start whether the sealed
   * rows there belong to this master key.
   */
  readonly checkValue: string
}

/**
 * Opens the deployment's keys from MASTER_KEY or from `master.key` in the data folder (created if absent). Throws, saying
 * what to do, when either is malformed or other users can read the file.
 */
export async function openKeys(settings: {
  masterKey?: string | undefined
  dataFolder: string
}): Promise<Keys> {
  return keysOf(await loadMasterKey(settings))
}

/** The same where there must be a key already: what was sealed with another one could not be opened with a new one. */
export async function readKeys(settings: {
  masterKey?: string | undefined
  dataFolder: string
}): Promise<Keys> {
  return keysOf(await readMasterKey(settings))
}

/** The keys that derive from these 32 bytes (HKDF-SHA-256, RFC 5869). */
export function keysOf(master: Uint8Array): Keys {
  // Purposes are a handful of fixed words, and bulk work asks for the same one for every certificate.
  const derived = new Map<string, Uint8Array>()
  const derive = (use: string, purpose: string): Uint8Array => {
    const info = `${use}:${purpose}`
    const known =
      derived.get(info) ?? new Uint8Array(hkdfSync('sha256', master, 'credenza/keys/v1', info, 32))
    derived.set(info, known)
    return known
  }
  return {
    seal: (purpose, plaintext) => sealBox(derive('seal', purpose), plaintext),
    open: (purpose, sealed) => openBox(derive('seal', purpose), sealed),
    // As a KeyObject, for the reason given in secret-box.ts.
    mac: (purpose, data) =>
      createHmac('sha256', createSecretKey(derive('mac', purpose)))
        .update(data)
        .digest(),
    secret: (purpose) => derive('secret', purpose).slice(),
    checkValue: Buffer.from(derive('check', '')).toString('base64url'),
  }
}
