import { z } from 'zod'
import { success } from './envelope.ts'

/** GET /api/organisation/seal-key: the key that seals an issuer's PDFs. Certificates and request are PEM. */
const sealKeyFacts = z
  .object({
    /** Who holds the key: the deployment, or a provider with the API of the Cloud Signature Consortium. */
    heldBy: z.enum(['deployment', 'provider']),
    /** Whether an authority certified the key. Once a certificate of the chain has 'ended', PDFs get the self-signed one. */
    state: z.enum(['self-signed', 'in-force', 'ends-soon', 'ended']),
    /** When the first of the certificates expires. */
    endsAt: z.string(),
    /** The distinguished names of the certificate's subject and issuer. */
    subject: z.string(),
    issuer: z.string(),
    /** The key's own first. */
    certificates: z.array(z.string()),
    /** The request for an authority to certify this key; empty if a provider holds it. */
    request: z.string(),
  })
  .meta({ id: 'SealKey' })
export type SealKeyFacts = z.infer<typeof sealKeyFacts>
/** POST /api/organisation/seal-key/rotate. `stolen`: somebody else may have the old key, so its seals no longer count. */
export const rotateSealKeyRequest = z.object({ stolen: z.boolean() })
export type RotateSealKeyRequest = z.infer<typeof rotateSealKeyRequest>

export const sealKeyResponse = success({ data: sealKeyFacts }).meta({ id: 'SealKeyResponse' })
