import { z } from 'zod'
import { success } from './envelope.ts'

/** What can hold an organisation's key outside the deployment. */
export const keyStoreName = z.enum(['pkcs11', 'aws-kms', 'google-kms'])
export type KeyStoreName = z.infer<typeof keyStoreName>

const storedKey = z.object({
  store: keyStoreName,
  /** The key's name in the store. */
  label: z.string(),
})

/** GET /api/organisation/external-key: where the organisation's signing key can be, and where it is. */
const externalKeyFacts = z
  .object({
    /** The stores that the deployment is connected to. */
    stores: z.array(keyStoreName),
    /** How the label of the organisation's keys begins, so that no other organisation can use them. */
    labelPrefix: z.string(),
    /** Null while the deployment holds the key itself. */
    current: storedKey.nullable(),
  })
  .meta({ id: 'ExternalKey' })
export type ExternalKeyFacts = z.infer<typeof externalKeyFacts>
export const externalKeyResponse = success({ data: externalKeyFacts }).meta({ id: 'ExternalKeyResponse' })

/** POST /api/organisation/external-key. */
export const connectKeyRequest = storedKey
  .extend({ label: z.string().trim().min(1).max(120) })
  .meta({ id: 'ConnectKeyRequest' })
export type ConnectKeyRequest = z.infer<typeof connectKeyRequest>
