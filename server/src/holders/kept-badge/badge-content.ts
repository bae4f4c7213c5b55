import type { Keys } from '../../platform/keys/keys.ts'

const purpose = 'kept-badge'

/** A badge as it was signed, a JSON document or a JWT, with the words that lists show. */
export interface BadgeContent {
  credential: Record<string, unknown> | string
  name: string
  issuer: string
}

export const sealBadge = (keys: Keys, content: BadgeContent): Uint8Array =>
  keys.seal(purpose, Buffer.from(JSON.stringify(content)))

export const openBadge = (keys: Keys, sealed: Uint8Array): BadgeContent =>
  JSON.parse(Buffer.from(keys.open(purpose, sealed)).toString('utf8'))
