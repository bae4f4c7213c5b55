import { z } from 'zod'
import { success } from './envelope.ts'
import { saying } from './issues/saying.ts'

/** The address of an EVM account, in upper or lower case. */
const address = z
  .string()
  .trim()
  .regex(/^0x[0-9a-fA-F]{40}$/, { error: saying('invalid.wallet_address') })

/**
 * Who owns the wallet that receives transferred certificates: nobody yet, the student, or since a transfer the platform,
 * which keeps it for the student.
 */
export const walletKind = z.enum(['none', 'own', 'custodial'])
export const wallet = z
  .object({
    /** Checksummed; empty if there is none. */
    address: z.string(),
    kind: walletKind,
    /** Whether a certificate was transferred into it, and so stays in this wallet. */
    inUse: z.boolean(),
  })
  .meta({ id: 'Wallet' })
export type Wallet = z.infer<typeof wallet>

/** GET, POST, DELETE /api/user/wallet */
export const walletResponse = success({ data: wallet }).meta({ id: 'WalletResponse' })

/** POST /api/user/wallet/challenge */
export const walletChallengeRequest = z.object({ address }).meta({ id: 'WalletChallengeRequest' })
/** The message (EIP-4361) to sign with the wallet, valid once and for ten minutes. */
export const walletChallengeResponse = success({
  data: z.object({ message: z.string(), expiresAt: z.string() }),
}).meta({ id: 'WalletChallengeResponse' })

/** POST /api/user/wallet: the signature (EIP-191) of the last message requested. */
export const linkWalletRequest = z
  .object({
    signature: z
      .string()
      .trim()
      .regex(/^0x[0-9a-fA-F]{130}$/, { error: saying('invalid.wallet_signature') }),
  })
  .meta({ id: 'LinkWalletRequest' })
