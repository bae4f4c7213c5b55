import { z } from 'zod'
import { success } from './envelope.ts'

/** The organisation's wallet key; certificates and request are PEM. */
const walletKeyFacts = z
  .object({
    id: z.string(),
    /** The key's own first, without the authority's own. */
    certificates: z.array(z.string()),
    /** The request for another authority to certify the same key. */
    request: z.string(),
  })
  .meta({ id: 'WalletKey' })
export type WalletKeyFacts = z.infer<typeof walletKeyFacts>
export const walletKeyResponse = success({ data: walletKeyFacts }).meta({ id: 'WalletKeyResponse' })
/** PUT /api/organisation/wallet-key/certificates and /api/organisation/seal-key/certificates: PEM. */
export const certifyKeyRequest = z
  .object({ certificates: z.string().max(50_000) })
  .meta({ id: 'CertifyKeyRequest' })
