import { z } from 'zod'
import { success } from './envelope.ts'

/** What can hold an organisation's key outside the deployment. */
export const keyStoreName = z.enum(['pkcs11', 'aws-kms', 'google-kms', 'azure-key-vault'])
export type KeyStoreName = z.infer<typeof keyStoreName>

/** What a key signs: certificates and statements, with Ed25519; or what digital wallets get, with P-256. */
const signs = z.enum(['documents', 'wallets'])
export type KeyUse = z.infer<typeof signs>

/** Whether keys of this use can be in a store: Azure Key Vault has none of Ed25519. */
export const canHold = (store: KeyStoreName, use: KeyUse): boolean =>
  store !== 'azure-key-vault' || use === 'wallets'

const storedKey = z.object({
  store: keyStoreName,
  /** The key's name in the store. */
  label: z.string(),
})

/** GET /api/organisation/external-key: where the organisation's keys can be, and where they are. */
const externalKeyFacts = z
  .object({
    /** The stores that the deployment is connected to. */
    stores: z.array(keyStoreName),
    /** How the label of the organisation's keys begins, so that no other organisation can use them. */
    labelPrefix: z.string(),
    /** Where the signing key is; null while the deployment holds it itself. */
    current: storedKey.nullable(),
    /** The same of the key for wallets. */
    currentForWallets: storedKey.nullable(),
  })
  .meta({ id: 'ExternalKey' })
export type ExternalKeyFacts = z.infer<typeof externalKeyFacts>
export const externalKeyResponse = success({ data: externalKeyFacts }).meta({ id: 'ExternalKeyResponse' })

/** POST /api/organisation/external-key. */
export const connectKeyRequest = storedKey
  .extend({ label: z.string().trim().min(1).max(120), signs: signs.default('documents') })
  .meta({ id: 'ConnectKeyRequest' })
export type ConnectKeyRequest = z.output<typeof connectKeyRequest>
