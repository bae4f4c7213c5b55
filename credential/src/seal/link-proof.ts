import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64UrlEncode } from '../bytes/base64.ts'

/**
 * Proves that somebody holds the key of a share link without revealing it: HMAC-SHA-256 of the link's id under that key, in
 * base64url. It opens nothing that is sealed under the key.
 */
export function linkProof(key: Uint8Array, linkId: string): string {
  return base64UrlEncode(hmac(sha256, key, utf8ToBytes(`credenza/share-link/open/v1:${linkId}`)))
}
