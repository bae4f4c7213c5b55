import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64UrlEncode } from '../bytes/base64.ts'

/** Proves that somebody holds the key of a share link without revealing it. It opens nothing sealed under the key. */
export const linkProof = (key: Uint8Array, linkId: string): string => proof(key, 'share-link/open', linkId)

/** Proves that somebody holds the key of a certificate's document, in the same way. */
export const drawingProof = (key: Uint8Array, slug: string): string => proof(key, 'certificate/drawing', slug)

/** HMAC-SHA-256 of a purpose and a name under the key, in base64url. A proof for one purpose is useless for another. */
const proof = (key: Uint8Array, purpose: string, name: string): string =>
  base64UrlEncode(hmac(sha256, key, utf8ToBytes(`credenza/${purpose}/v1:${name}`)))
