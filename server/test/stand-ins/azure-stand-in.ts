import { createPublicKey } from 'node:crypto'
import { rawSignature } from '../../src/platform/keys/store/raw-signature.ts'
import { openStandIn, publicDer, type SigningStandIn, signDigest } from './signing-stand-in.ts'

const token = 'a-token'
/** Of 127.0.0.1, in the place of a vault's name in vault.azure.net. */
const scopeHere = 'https://0.0.1/.default'

/** Azure Key Vault: a token for the client, keys by name and version, and `sign` with ES256. Its names have no underscores. */
export const openAzureStandIn = (): Promise<SigningStandIn> =>
  openStandIn(({ request, url, body }, keys) => {
    if (url.pathname === '/tenant/oauth2/v2.0/token') {
      const { grant_type, client_id, client_secret, scope } = Object.fromEntries(
        new URLSearchParams(body.toString()),
      )
      const asked = [grant_type, client_id, client_secret, scope].join(' ')
      const isRight = asked === `client_credentials app s3cret ${scopeHere}`
      return isRight
        ? { status: 200, content: { access_token: token, token_type: 'Bearer', expires_in: 3599 } }
        : { status: 401, content: { error: 'invalid_client' } }
    }
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, content: {} }
    const [, name, act] = /^\/keys\/([0-9a-zA-Z-]+\/[0-9a-f]+)(\/sign)?$/.exec(url.pathname) ?? []
    const key = keys.get(name ?? '')
    if (!key || url.searchParams.get('api-version') !== '7.4')
      return { status: 404, content: { error: { code: 'KeyNotFound' } } }
    if (!act) {
      const spki = createPublicKey({ key: publicDer(key), format: 'der', type: 'spki' })
      return { status: 200, content: { key: { kid: `${url}`, ...spki.export({ format: 'jwk' }) } } }
    }
    const { alg, value } = JSON.parse(body.toString())
    const digest = Buffer.from(String(value), 'base64url')
    if (alg !== 'ES256' || digest.length !== 32) return { status: 400, content: { error: {} } }
    const raw = rawSignature(signDigest(key, digest))
    return { status: 200, content: { kid: `${url}`, value: raw.toString('base64url') } }
  })
