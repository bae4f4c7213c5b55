import type { WalletOfferState } from '@credenza/schema'
import type { WalletGrant } from '../tables.ts'

type Facts = Pick<WalletGrant, 'redeemed_at' | 'issued_at' | 'outcome' | 'expires_at'>

/** What became of an offer, as far as its wallet has reported. */
export function offerState(
  { redeemed_at, issued_at, outcome, expires_at }: Facts,
  now: Date,
): WalletOfferState {
  if (outcome === 'credential_accepted') return 'kept'
  if (outcome) return 'failed'
  if (issued_at) return 'sent'
  if (expires_at <= now) return 'expired'
  return redeemed_at ? 'opened' : 'waiting'
}
