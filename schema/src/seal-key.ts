import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'

/** GET /api/organisation/seal-key: the key that seals an issuer's PDFs. Certificates and request are PEM. */
const sealKeyFacts = z
  .object({
    /** Who holds the key: the deployment, or a provider with the API of the Cloud Signature Consortium. */
    heldBy: z.enum(['deployment', 'provider']),
    /**
     * Whether an authority certified the key. Once a certificate of the chain has 'ended', PDFs get the self-signed one. While a
     * provider has only a key that was reported as 'stolen', there are no PDFs.
     */
    state: z.enum(['self-signed', 'in-force', 'ends-soon', 'ended', 'stolen']),
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
export const sealKeyResponse = success({ data: sealKeyFacts }).meta({ id: 'SealKeyResponse' })

/** GET /api/organisation/seal-keys: a key that seals or sealed an issuer's PDFs. */
const sealKeyInList = z
  .object({
    /** SHA-256 of the public key (SubjectPublicKeyInfo), base64url, as in the DID document after '#seal-'. */
    id: z.string(),
    /** Whether it seals PDFs now. False for all keys while a provider does not answer. */
    inUse: z.boolean(),
    /** When it was made, or for a provider's key, when it was first seen here. */
    createdAt: z.string(),
    /** When it was reported as stolen; empty if it was not. */
    compromisedAt: z.string(),
  })
  .meta({ id: 'SealKeyInList' })
export type SealKeyInList = z.infer<typeof sealKeyInList>
export const sealKeyListResponse = success({ data: z.array(sealKeyInList), ...listAnswer }).meta({
  id: 'SealKeyListResponse',
})
