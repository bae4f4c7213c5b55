import { createServer } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { close, listen, oidcClient } from './oidc-provider.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

export interface Forgery {
  /** Claims that replace the right ones; undefined leaves one out. */
  claims?: JWTPayload | undefined
  /** Where it sends browsers. */
  sendsTo?: string | undefined
  /** What it publishes about itself besides its addresses. */
  metadata?: object | undefined
  /** What its userinfo endpoint says; it publishes none without this. */
  userInfo?: object | undefined
  /** Whether it gives no ID token, as plain OAuth 2.0 does. */
  isPlainOAuth?: boolean | undefined
  /** How the ID token is made of its claims; by default signed with the published key. */
  make?: ((claims: JWTPayload, keys: Keys) => Promise<string>) | undefined
}

export interface ForgingProvider {
  issuer: string
  /** What its next ID tokens are. */
  forge(forgery: Forgery): void
  /** The answer with which it sends the browser back from this address. */
  answer(url: string, changed?: Record<string, string>): string
  sign(claims: JWTPayload, header?: { typ: string }): Promise<string>
  close(): Promise<void>
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** As it must not be: without a signature (RFC 7519, section 6). */
export const unsigned = async (claims: JWTPayload) => `${base64url({ alg: 'none' })}.${base64url(claims)}.`

/** As it must not be: an HMAC under the published key. */
export const signedWithPublicKey = async (claims: JWTPayload, { publicKey }: Keys) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(Buffer.from(await exportSPKI(publicKey)))

/** As it must not be: signed with a key that the provider has never published. */
export const signedByAnother = async (claims: JWTPayload) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign((await generateKeyPair('RS256')).privateKey)

/** A provider that says what a test wants it to, on a local port. */
export async function openForgingProvider(): Promise<ForgingProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const nonces = new Map<string, string>()
  let forgery: Forgery = {}
  const server = createServer()
  const issuer = await listen(server)
  const sign = (claims: JWTPayload, header: object = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(keys.privateKey)
  const idToken = async (code: string): Promise<string> => {
    const seconds = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: oidcClient.id,
      sub: 'forged',
      iat: seconds,
      exp: seconds + 60,
      nonce: nonces.get(code),
      email: 'forged@uni.example',
      email_verified: true,
      groups: ['registry'],
      ...forgery.claims,
    } as JWTPayload
    return forgery.make ? forgery.make(claims, keys) : sign(claims)
  }
  const answers: Record<string, (body: string) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: forgery.sendsTo ?? `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...(forgery.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
      authorization_response_iss_parameter_supported: true,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      ...forgery.metadata,
    }),
    '/keys': async () => ({ keys: [jwk] }),
    '/token': async (body) => ({
      access_token: 'opaque',
      token_type: 'Bearer',
      ...(!forgery.isPlainOAuth && { id_token: await idToken(new URLSearchParams(body).get('code') ?? '') }),
    }),
    '/userinfo': async () => forgery.userInfo ?? {},
  }
  server.on('request', async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    // UAE PASS has its addresses below /idshub.
    const answer = await answers[request.url?.replace(/^\/idshub/, '') ?? '']?.(body)
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  return {
    issuer,
    forge: (next) => {
      forgery = next
    },
    answer: (url, changed = {}) => {
      const asked = new URL(url).searchParams
      const code = `code-${nonces.size}`
      nonces.set(code, asked.get('nonce') ?? '')
      return String(new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer, ...changed }))
    },
    sign,
    close: () => close(server),
  }
}
