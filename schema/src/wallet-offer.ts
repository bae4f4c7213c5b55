import { z } from 'zod'
import { success } from './envelope.ts'

/** POST /api/user/certificates/{id}/wallet-offers. */
export const makeWalletOfferRequest = z
  .object({
    /** Whether the wallet has to send a code that is mailed to the holder. */
    withCode: z.boolean(),
  })
  .meta({ id: 'MakeWalletOfferRequest' })

/**
 * waiting: no wallet has come yet; opened: one has, and fetches the certificate, or waits until it is accepted; sent: it has it;
 * kept: it says that it keeps it; failed: it says that it does not; expired: none came in time.
 */
export const walletOfferState = z.enum(['waiting', 'opened', 'sent', 'kept', 'failed', 'expired'])
export type WalletOfferState = z.infer<typeof walletOfferState>

export const walletOfferStanding = z
  .object({ _id: z.string(), state: walletOfferState, expiresAt: z.string() })
  .meta({ id: 'WalletOfferStanding' })

export const walletOffer = walletOfferStanding
  .extend({
    /** What a wallet reads from a QR code, or what opens it on the same device. */
    link: z.string(),
    /** The address of the offer itself, for wallets that are given it by hand. */
    url: z.string(),
  })
  .meta({ id: 'WalletOffer' })
export type WalletOffer = z.infer<typeof walletOffer>

export const walletOfferResponse = success({ data: walletOffer }).meta({ id: 'WalletOfferResponse' })
/** GET /api/user/wallet-offers/{offerId}. */
export const walletOfferStandingResponse = success({ data: walletOfferStanding }).meta({
  id: 'WalletOfferStandingResponse',
})
