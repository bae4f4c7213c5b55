import { z } from 'zod'
import { success } from '../envelope.ts'
import { v1Registry } from './registry.ts'

/** POST /v1/certificates/wallet-offers */
export const v1WalletOffersRequest = z
  .strictObject({
    certificateIds: z
      .array(z.string().min(1).max(120))
      .min(1)
      .max(100)
      .describe('The ids of up to 100 signed certificates.'),
  })
  .register(v1Registry, {
    id: 'NewWalletOffers',
    description: 'All of them are offered, or none.',
    examples: [{ certificateIds: ['cert_4t9v0c2m8k1x7q3z_01kb2m9w3h5j7p1r4t6v8x0z2b'] }],
  })

const walletOffer = z
  .object({
    certificateId: z.string().describe('Which certificate is offered.'),
    link: z
      .string()
      .describe('The contents of a QR code for a wallet, or a link that opens one on the same device.'),
    url: z.string().describe('The address of the offer itself, to enter into a wallet by hand.'),
    expiresAt: z.string().describe('Until when a wallet can take it, in UTC.'),
  })
  .register(v1Registry, { id: 'WalletOffer' })

export const v1WalletOffersResponse = success({ data: z.array(walletOffer) })
