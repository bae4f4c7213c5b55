import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { utf8 } from '../bytes/bytes.ts'

/**
 * SHA-256 (32 bytes) of bytes or of a text's UTF-8 form. Servers pass in one built on `node:crypto`, which is several times
 * faster and takes texts without a copy.
 */
export type Sha256 = (data: Uint8Array | string) => Uint8Array

/** The default SHA-256: synchronous, and available on plain http, where WebCrypto is not. */
export const sha256: Sha256 = (data) => nobleSha256(typeof data === 'string' ? utf8(data) : data)
