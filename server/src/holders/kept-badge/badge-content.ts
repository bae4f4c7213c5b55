import { sealedJson } from '../../platform/keys/sealed-json.ts'

/** A badge as it was signed, a JSON document or a JWT, with the words that lists show. */
export interface BadgeContent {
  credential: Record<string, unknown> | string
  name: string
  issuer: string
}

export const { seal: sealBadge, open: openBadge } = sealedJson<BadgeContent>('kept-badge')
