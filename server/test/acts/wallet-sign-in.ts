import { expect } from 'vitest'
import type { ConfigurationId } from '../../src/holders/wallet-issuance/configurations.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'
import { makeApiKey } from './integrators.ts'
import { callAs, nobody, type Organisation, ok, type Student } from './people.ts'
import { newWalletKey, openWallet, type Session } from './wallets.ts'

/** A wallet of another maker with an issuer's offer gets an access token after the holder has signed in and consented. */
export async function signInWithWallet(
  world: TestWorld,
  { issuer, student, certificateId }: { issuer: Organisation; student: Student; certificateId: string },
  scope: ConfigurationId,
): Promise<Session> {
  const clientId = 'https://wallet.example'
  const redirectUri = 'org.example.wallet://back'
  const wallet = openWallet(world, clientId)
  const key = await makeApiKey(world, issuer)
  const { data } = ok(await callAs(world, key, 'GET', `/v1/certificates/${certificateId}`))
  const credentialOffer = await wallet.resolveCredentialOffer(data.walletOffer)
  const issuerMetadata = await wallet.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const dpop = { signer: newWalletKey() }
  const { authorizationRequestUrl, pkce } = await wallet.createAuthorizationRequestUrlFromOffer({
    credentialOffer,
    issuerMetadata,
    clientId,
    redirectUri,
    scope,
    dpop,
  })
  const { pathname, search } = new URL(authorizationRequestUrl)
  const sent = await callAs(world, nobody, 'GET', `${pathname}${search}`)
  const next = new URL(String(sent.headers.location)).searchParams.get('next')!
  const request = new URL(next, publicUrl).searchParams.get('wallet-request')!
  const page = '/api/user/wallet-request'
  const asked = await callAs(world, student, 'GET', `${page}?request=${encodeURIComponent(request)}`)
  expect(ok(asked).data).toMatchObject({ wallet: clientId, opens: redirectUri, chosen: certificateId })
  const answer = ok(await callAs(world, student, 'POST', page, { request, certificateId })).data
  const [authorizationServerMetadata] = issuerMetadata.authorizationServers
  const { code } = wallet.parseAndVerifyAuthorizationResponseRedirectUrl({
    url: answer.url,
    authorizationServerMetadata: authorizationServerMetadata!,
  }) as { code: string }
  const { accessTokenResponse } = await wallet.retrieveAuthorizationCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    authorizationCode: code,
    pkceCodeVerifier: pkce!.codeVerifier,
    redirectUri,
    dpop,
  })
  return { wallet, issuerMetadata, accessToken: accessTokenResponse.access_token, dpop }
}
