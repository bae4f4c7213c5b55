import { createPublicKey, hash } from 'node:crypto'
import { z } from 'zod'
import { askKeyService, partOf } from './ask-key-service.ts'
import { type KeyStore, KeyStoreFailed } from './key-store.ts'
import { withAccessToken } from './with-access-token.ts'

export interface AzureSettings {
  /** The vault's address, `https://university.vault.azure.net`. */
  vault: string
  tokenUrl: string
  clientId: string
  clientSecret: string
}

const publicKeyAnswer = z.object({
  key: z.object({ kty: z.enum(['EC', 'EC-HSM']), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
})
const signAnswer = z.object({ value: z.base64url() })

const VERSION = '7.4'

/** The scope of a token: the service of the vault's cloud, such as vault.azure.net, managedhsm.azure.net or vault.azure.cn. */
const scopeOf = (vault: string): string =>
  `https://${new URL(vault).hostname.split('.').slice(1).join('.')}/.default`

/**
 * Azure Key Vault, or Managed HSM with the same API: P-256 keys, which sign a digest. It has no Ed25519 keys. A label contains
 * the key and its version, `key/0123…`, since a key's newest version can change; underscores become hyphens there.
 */
export function openAzureKeyVault({ vault, tokenUrl, clientId, clientSecret }: AzureSettings): KeyStore {
  const ask = withAccessToken(() => {
    const client = { client_id: clientId, client_secret: clientSecret }
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...client, scope: scopeOf(vault) })
    return askKeyService(tokenUrl, { method: 'POST', body })
  })
  const call = async (label: string, rest: string, content?: object) => {
    if (!label.includes('/')) throw new KeyStoreFailed('unavailable.key_refused')
    const url = new URL(`/keys/${label.replaceAll('_', '-')}${rest}?api-version=${VERSION}`, vault)
    return ask(url, content)
  }
  return {
    publicKey: async (label) => {
      const { success, data } = publicKeyAnswer.safeParse(await call(label, ''))
      if (!success) throw new KeyStoreFailed('unavailable.key_refused')
      return createPublicKey({ key: { ...data.key, kty: 'EC' }, format: 'jwk' })
    },
    sign: async (label, message, kind) => {
      if (kind !== 'P-256') throw new KeyStoreFailed('unavailable.key_refused')
      const content = { alg: 'ES256', value: hash('sha256', message, 'base64url') }
      return Buffer.from(partOf(signAnswer, await call(label, '/sign', content)).value, 'base64url')
    },
  }
}
