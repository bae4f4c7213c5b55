import type { ShareLinkState } from '@credenza/schema'
import type { ShareLinkRow } from './tables.ts'

type LinkFacts = Pick<ShareLinkRow, 'one_time' | 'opened' | 'expires_at' | 'revoked_at'>

/** Whether a link still opens, and if not, why. A deliberate act of its holder takes precedence. */
export function linkState(
  { one_time, opened, expires_at, revoked_at }: LinkFacts,
  now: Date,
): ShareLinkState {
  if (revoked_at) return 'revoked'
  if (one_time && opened > 0) return 'used'
  if (expires_at && expires_at <= now) return 'expired'
  return 'open'
}
