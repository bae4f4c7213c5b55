import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'

/** SHA-256 of bytes, 32 bytes long. Servers pass one over `node:crypto`, which is several times faster. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** The SHA-256 used where the caller passes none: synchronous, and at hand also on plain http, where WebCrypto is not. */
export const sha256: Sha256 = (bytes) => nobleSha256(bytes)
