import { z } from 'zod'
import { success } from './envelope.ts'

/**
 * The formats in which wallets hold certificates, by their names in OpenID4VCI 1.0, appendix A; the EU's learning
 * credential, which is an SD-JWT VC too; CLR 2.0 transcripts, European Digital Credentials (European Learning Model 3), and
 * Blockcerts 3.2.
 */
export const walletFormats = [
  'ldp_vc',
  'jwt_vc_json',
  'dc+sd-jwt',
  'eu-learning',
  'clr',
  'elm',
  'blockcerts',
] as const
export type WalletFormat = (typeof walletFormats)[number]

const coordinate = z.string().regex(/^[\w-]{43}$/)

/** A wallet's public key: a point of P-256 (RFC 7518 §6.2). */
export const walletKeyJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
})

/** POST /api/certificates/{id}/wallet-form. */
export const walletFormRequest = z
  .object({
    format: z.enum(walletFormats),
    /** The holder's public key, to which an SD-JWT VC is bound. */
    holderKey: walletKeyJwk.optional(),
  })
  .meta({ id: 'WalletFormRequest' })

export const walletFormResponse = success({
  data: z.object({
    format: z.enum(walletFormats),
    credential: z.union([z.string(), z.record(z.string(), z.unknown())]),
  }),
}).meta({ id: 'WalletFormResponse' })
