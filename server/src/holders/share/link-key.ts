import type { Keys } from '../../platform/keys/keys.ts'

/**
 * The 32 bytes after '#' in a link. The server gives out a certificate's key sealed under them, so neither a link's address,
 * which gets into logs, nor a copy of the database opens anything. A link revoked before it was opened never opens.
 */
export const linkKey = (keys: Keys, linkId: string): Uint8Array =>
  keys.mac('share-link', new TextEncoder().encode(linkId))
