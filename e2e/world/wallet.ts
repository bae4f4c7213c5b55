import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  clientAuthenticationAnonymous,
  type Jwk,
  type JwtSignerJwk,
  type SignJwtCallback,
  setGlobalConfig,
} from '@openid4vc/oauth2'
import { Openid4vciClient } from '@openid4vc/openid4vci'

// The world uses HTTP, and is only on this machine.
setGlobalConfig({ allowInsecureUrls: true })

const configuration = 'certificate-sd-jwt'

/** Acts as another party's wallet, with Credo's libraries: follows an offer's link and returns the SD-JWT VC that it gets. */
export async function receiveIntoWallet(link: string): Promise<string> {
  const { privateKey, signer } = newKey()
  const wallet = new Openid4vciClient({
    callbacks: {
      fetch: globalThis.fetch,
      hash: (data) => createHash('sha256').update(data).digest(),
      generateRandom: (length) => randomBytes(length),
      signJwt: signJwtWith(privateKey, signer),
      clientAuthentication: clientAuthenticationAnonymous(),
    },
  })
  const credentialOffer = await wallet.resolveCredentialOffer(link)
  const issuerMetadata = await wallet.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const { accessTokenResponse } = await wallet.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
  })
  const access = { issuerMetadata, accessToken: accessTokenResponse.access_token }
  const { c_nonce: nonce } = await wallet.requestNonce({ issuerMetadata })
  const { jwt } = await wallet.createCredentialRequestJwtProof({
    issuerMetadata,
    credentialConfigurationId: configuration,
    signer,
    nonce,
  })
  const { credentialResponse } = await wallet.retrieveCredentials({
    ...access,
    credentialConfigurationId: configuration,
    proofs: { jwt: [jwt] },
  })
  const { credentials, notification_id: notificationId } = credentialResponse
  await wallet.sendNotification({
    ...access,
    notification: { notificationId: notificationId!, event: 'credential_accepted' },
  })
  return (credentials as { credential: string }[])[0]!.credential
}

function newKey(): { privateKey: KeyObject; signer: JwtSignerJwk } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    privateKey,
    signer: { method: 'jwk', alg: 'ES256', publicJwk: publicKey.export({ format: 'jwk' }) as Jwk },
  }
}

const signJwtWith =
  (key: KeyObject, { publicJwk }: JwtSignerJwk): SignJwtCallback =>
  async (_signer, { header, payload }) => {
    const input = [header, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' })
    return { jwt: `${input}.${signature.toString('base64url')}`, signerJwk: publicJwk }
  }
