import type { Keys } from '../../platform/keys/keys.ts'

/**
 * The 32 bytes after '#' in a link. The server hands out a certificate's key sealed under them, so neither the address
 * of a link, which ends up in logs, nor a copy of the database opens anything; and a link that was revoked before it
 * was opened never will.
 */
export const linkKey = (keys: Keys, linkId: string): Uint8Array =>
  keys.mac('share-link', new TextEncoder().encode(linkId))
