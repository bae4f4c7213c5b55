import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import type { Jwk, JwtSignerJwk, SignJwtCallback } from '@openid4vc/oauth2'
import type { IssuerMetadataResult, Openid4vciClient } from '@openid4vc/openid4vci'
import { SignJWT } from 'jose'
import { oauth2, openid4vci } from '../oracles/openid4vc.ts'
import type { TestWorld } from '../worlds/test-world.ts'

const privateKeys = new Map<string, JsonWebKey>()

/** A new P-256 key of a wallet, with which it can sign from now on. */
export function newWalletKey(): JwtSignerJwk {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d, ...publicJwk } = privateKey.export({ format: 'jwk' })
  privateKeys.set(String(publicJwk.x), { ...publicJwk, d })
  return { method: 'jwk', alg: 'ES256', publicJwk: publicJwk as Jwk }
}

/** Signs as the wallet that has this key. */
export function signWith(signer: JwtSignerJwk, header: object, payload: object): Promise<string> {
  const key = privateKeys.get(String(signer.publicJwk.x))!
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'ES256', ...header })
    .sign(createPrivateKey({ key, format: 'jwk' }))
}

const signJwt: SignJwtCallback = async (signer, { header, payload }) => {
  if (signer.method !== 'jwk') throw new Error('This wallet signs with keys of its own only')
  return { jwt: await signWith(signer, header, payload), signerJwk: signer.publicJwk }
}

/** Somebody else's wallet: the libraries of Credo, which call this world's server. */
export function openWallet(world: TestWorld, clientId?: string): Openid4vciClient {
  const clientAuthentication = clientId
    ? oauth2.clientAuthenticationNone({ clientId })
    : oauth2.clientAuthenticationAnonymous()
  return new openid4vci.Openid4vciClient({
    callbacks: {
      fetch: fetchFrom(world),
      hash: (data) => createHash('sha256').update(data).digest(),
      generateRandom: (length) => randomBytes(length),
      signJwt,
      clientAuthentication,
    },
  })
}

export const fetchFrom =
  (world: TestWorld) =>
  async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(address instanceof Request ? address : String(address), init)
    const { pathname, search } = new URL(request.url)
    const answer = await world.send({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: await request.text() }),
    })
    const headers = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    })
  }

export interface Session {
  wallet: Openid4vciClient
  issuerMetadata: IssuerMetadataResult
  accessToken: string
  dpop?: { signer: JwtSignerJwk }
}

/** Follows an offer up to an access token: `txCode` as the holder types it, `dpop` for a token that is bound to a key. */
export async function redeem(
  world: TestWorld,
  link: string,
  { txCode, dpop }: { txCode?: string; dpop?: { signer: JwtSignerJwk } } = {},
): Promise<Session> {
  const wallet = openWallet(world)
  const credentialOffer = await wallet.resolveCredentialOffer(link)
  const issuerMetadata = await wallet.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const { accessTokenResponse } = await wallet.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    ...(txCode && { txCode }),
    ...(dpop && { dpop }),
  })
  return { wallet, issuerMetadata, accessToken: accessTokenResponse.access_token, ...(dpop && { dpop }) }
}

/** Fetches a certificate, one copy for each of these keys. */
export async function fetchCopies(
  { wallet, issuerMetadata, ...access }: Session,
  credentialConfigurationId: string,
  keys: readonly JwtSignerJwk[] = [],
) {
  const { c_nonce: nonce } = await wallet.requestNonce({ issuerMetadata })
  const proofs = await Promise.all(
    keys.map((signer) =>
      wallet.createCredentialRequestJwtProof({ issuerMetadata, credentialConfigurationId, signer, nonce }),
    ),
  )
  const { credentialResponse } = await wallet.retrieveCredentials({
    issuerMetadata,
    credentialConfigurationId,
    ...(proofs.length > 0 && { proofs: { jwt: proofs.map(({ jwt }) => jwt) } }),
    ...access,
  })
  return credentialResponse
}
