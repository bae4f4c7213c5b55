import { z } from 'zod'

const file = z.string().min(1).optional()

/** The environment variables about passes for the wallets of phones. */
export const walletPassEnvironment = {
  APPLE_PASS_CERT_FILE: file,
  APPLE_PASS_KEY_FILE: file,
  APPLE_PASS_AUTHORITY_FILE: file,
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'the number that Google gave')
    .optional(),
  GOOGLE_WALLET_KEY_FILE: file,
}

const environment = z.object(walletPassEnvironment)

export type WalletPassSettings = ReturnType<typeof walletPassSettings>

/** What signs passes. A wallet without it is not offered. */
export const walletPassSettings = (e: z.infer<typeof environment>) => ({
  apple:
    e.APPLE_PASS_CERT_FILE && e.APPLE_PASS_KEY_FILE && e.APPLE_PASS_AUTHORITY_FILE
      ? {
          certFile: e.APPLE_PASS_CERT_FILE,
          keyFile: e.APPLE_PASS_KEY_FILE,
          authorityFile: e.APPLE_PASS_AUTHORITY_FILE,
        }
      : undefined,
  google:
    e.GOOGLE_WALLET_ISSUER_ID && e.GOOGLE_WALLET_KEY_FILE
      ? { issuerId: e.GOOGLE_WALLET_ISSUER_ID, keyFile: e.GOOGLE_WALLET_KEY_FILE }
      : undefined,
})
