import { z } from 'zod'
import { success } from './envelope.ts'

/** POST /api/user/certificates/{id}/wallet-offers. */
export const makeWalletOfferRequest = z
  .object({
    /** Whether the wallet must send a code that the holder gets by email. */
    withCode: z.boolean(),
  })
  .meta({ id: 'MakeWalletOfferRequest' })

/**
 * waiting: no wallet has connected yet; opened: one has, and is fetching the certificate or waiting for its acceptance;
 * sent: it has received the certificate; kept: it reports that it stored it; failed: it reports that it did not; expired:
 * none connected in time.
 */
export const walletOfferState = z.enum(['waiting', 'opened', 'sent', 'kept', 'failed', 'expired'])
export type WalletOfferState = z.infer<typeof walletOfferState>

export const walletOfferStanding = z
  .object({ _id: z.string(), state: walletOfferState, expiresAt: z.string() })
  .meta({ id: 'WalletOfferStanding' })

export const walletOffer = walletOfferStanding
  .extend({
    /** The contents of a QR code for a wallet, or a link that opens one on the same device. */
    link: z.string(),
    /** The address of the offer itself, to enter into a wallet by hand. */
    url: z.string(),
  })
  .meta({ id: 'WalletOffer' })
export type WalletOffer = z.infer<typeof walletOffer>

export const walletOfferResponse = success({ data: walletOffer }).meta({ id: 'WalletOfferResponse' })
/** GET /api/user/wallet-offers/{offerId}. */
export const walletOfferStandingResponse = success({ data: walletOfferStanding }).meta({
  id: 'WalletOfferStandingResponse',
})

/** GET /api/user/wallet-request: what a wallet asks for, and what the holder can give it. */
export const walletRequestResponse = success({
  data: z.object({
    issuerName: z.string(),
    /** The name that the wallet gives itself; it is not checked. */
    wallet: z.string(),
    /** The address that receives the answer. */
    opens: z.string(),
    /** The certificate of the wallet's offer, or else the newest; empty if there is none. */
    chosen: z.string(),
    certificates: z.array(z.object({ _id: z.string(), title: z.string() })),
  }),
}).meta({ id: 'WalletRequestResponse' })

/** POST /api/user/wallet-request. */
export const walletConsent = z
  .object({
    request: z.string().max(8_000),
    /** Null if the holder gives nothing. */
    certificateId: z.string().max(120).nullable(),
  })
  .meta({ id: 'WalletConsent' })
export type WalletConsent = z.infer<typeof walletConsent>

/** Where the browser takes the answer. */
export const walletConsentResponse = success({ data: z.object({ url: z.string() }) }).meta({
  id: 'WalletConsentResponse',
})
