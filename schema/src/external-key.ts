import { z } from 'zod'
import { success } from './envelope.ts'
import { nameText } from './text.ts'

/** The stores that can hold an organisation's key outside the deployment. */
export const keyStoreName = z.enum(['pkcs11', 'aws-kms', 'google-kms', 'azure-key-vault'])
export type KeyStoreName = z.infer<typeof keyStoreName>

/** What a key signs: certificates and statements, with Ed25519; or what digital wallets receive, with P-256. */
const signs = z.enum(['documents', 'wallets'])
export type KeyUse = z.infer<typeof signs>

/** Whether a store can hold keys for this use: Azure Key Vault does not offer Ed25519. */
export const canHold = (store: KeyStoreName, use: KeyUse): boolean =>
  store !== 'azure-key-vault' || use === 'wallets'

const storedKey = z.object({
  store: keyStoreName,
  /** The key's name in the store. */
  label: z.string(),
})

/** GET /api/organisation/external-key: which stores can hold the organisation's keys, and which do. */
const externalKeyFacts = z
  .object({
    /** The stores that the deployment is connected to. */
    stores: z.array(keyStoreName),
    /** How the label of this organisation's keys must begin, so that no other organisation can use them. */
    labelPrefix: z.string(),
    /** The store of the signing key; null while the deployment holds the key itself. */
    current: storedKey.nullable(),
    /** The same for the wallet key. */
    currentForWallets: storedKey.nullable(),
  })
  .meta({ id: 'ExternalKey' })
export type ExternalKeyFacts = z.infer<typeof externalKeyFacts>
export const externalKeyResponse = success({ data: externalKeyFacts }).meta({ id: 'ExternalKeyResponse' })

/** POST /api/organisation/external-key. */
export const connectKeyRequest = storedKey
  .extend({ label: nameText('name', 120), signs: signs.default('documents') })
  .meta({ id: 'ConnectKeyRequest' })
export type ConnectKeyRequest = z.output<typeof connectKeyRequest>
