import { createHash, generateKeyPairSync, hash, randomBytes, sign, X509Certificate } from 'node:crypto'
import { readSdJwt } from '@credenza/credential/sd-jwt'
import type { Openid4vpClient } from '@openid4vc/openid4vp'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { DcqlQuery } from 'dcql'
import { CompactEncrypt, importJWK, importX509, jwtVerify } from 'jose'
import { type Caller, callAs, nobody, ok } from '../acts/people.ts'
import { openid4vp } from '../oracles/openid4vc.ts'
import { publicUrl, type TestWorld } from '../worlds/test-world.ts'

export interface HeldCredential {
  text: string
  /** Signs with the key that the certificate is bound to. */
  sign: (data: string) => string
}

/** A holder's certificate in a wallet: our SD-JWT VC or that of the EU, bound to a new key. */
export async function intoWallet(
  world: TestWorld,
  holder: Caller,
  id: string,
  format: 'dc+sd-jwt' | 'eu-learning' = 'dc+sd-jwt',
): Promise<HeldCredential> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { data } = ok(
    await callAs(world, holder, 'POST', `/api/certificates/${id}/wallet-form`, {
      format,
      holderKey: publicKey.export({ format: 'jwk' }),
    }),
  )
  const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
  return {
    text: data.credential,
    sign: (text) => sign('sha256', Buffer.from(text), options).toString('base64url'),
  }
}

/** Shows these claims, or all, to this audience, as `@sd-jwt/sd-jwt-vc` does it. */
export function present(
  { text, sign }: HeldCredential,
  names: readonly string[] | 'all',
  { audience, nonce, at }: { audience: string; nonce: string; at: Date },
): Promise<string> {
  const holder = new SDJwtVcInstance({
    hasher: (data: string | ArrayBuffer) => hash('sha256', Buffer.from(data as string), 'buffer'),
    hashAlg: 'sha-256',
    kbSigner: sign,
    kbSignAlg: 'ES256',
  })
  const frame = names === 'all' ? undefined : Object.fromEntries(names.map((name) => [name, true]))
  const iat = Math.floor(at.getTime() / 1000)
  return holder.present(text, frame as never, { kb: { payload: { aud: audience, nonce, iat } } })
}

export type Resolved = Awaited<ReturnType<Openid4vpClient['resolveOpenId4vpAuthorizationRequest']>>

/** A wallet of another maker: the library of Credo (`@openid4vc/openid4vp`), with `dcql` for the query. */
export function otherWallet(world: TestWorld) {
  const client = new openid4vp.Openid4vpClient({
    callbacks: {
      fetch: (async (url: string | URL, init?: RequestInit) => {
        const answer = await world.send({
          method: (init?.method ?? 'GET') as 'GET' | 'POST',
          url: String(url).replace(publicUrl, ''),
          headers: Object.fromEntries(new Headers(init?.headers)),
          ...(init?.body != null && { payload: String(init.body) }),
        })
        const headers = { 'content-type': String(answer.headers['content-type']) }
        return new Response(answer.body, { status: answer.statusCode, headers })
      }) as never,
      hash: (data, alg) => createHash(alg.replace('-', '')).update(data).digest(),
      decryptJwe: () => ({ decrypted: false }),
      signJwt: () => {
        throw new Error('A wallet signs nothing but its key bindings')
      },
      verifyJwt: async (signer, { compact }) => {
        const key =
          signer.method === 'x5c'
            ? await importX509(new X509Certificate(Buffer.from(signer.x5c[0]!, 'base64')).toString(), 'ES256')
            : await keyOfDid(world, (signer as { didUrl: string }).didUrl)
        await jwtVerify(compact, key)
        return { verified: true as const, signerJwk: { kty: 'EC' } as never }
      },
      encryptJwe: async (encryptor, data) => ({
        encryptionJwk: encryptor.publicJwk,
        jwe: await encryptFor(encryptor.publicJwk, data, encryptor.enc),
      }),
      getX509CertificateMetadata: () => ({ sanDnsNames: [], sanUriNames: [] }),
    },
  })
  const make = ({ authorizationRequestPayload, dcql }: Resolved, presentation: string) =>
    client.createOpenid4vpAuthorizationResponse({
      authorizationRequestPayload,
      origin: publicUrl,
      authorizationResponsePayload: {
        vp_token: { [queryFor(readSdJwt(presentation).claims, dcql!.query).id]: [presentation] },
      },
      jarm: {
        encryption: { nonce: randomBytes(16).toString('base64url') },
        serverMetadata: {
          authorization_signing_alg_values_supported: [],
          authorization_encryption_alg_values_supported: ['ECDH-ES'],
          authorization_encryption_enc_values_supported: ['A256GCM', 'A128GCM'],
        },
      },
    })
  return {
    /** Fetches and checks the signed request behind a link. */
    resolve: async (walletUrl: string): Promise<Resolved> => {
      const parsed = client.parseOpenid4vpAuthorizationRequest({ authorizationRequest: walletUrl })
      return client.resolveOpenId4vpAuthorizationRequest({
        authorizationRequestPayload: parsed.params as never,
      })
    },
    /** The claims that the query asks for, if this credential answers it. */
    asked: ({ dcql }: Resolved, claims: Record<string, unknown>): string[] => {
      const query = DcqlQuery.parse(dcql!.query as never)
      DcqlQuery.validate(query)
      const result = DcqlQuery.query(query, [
        {
          credential_format: 'dc+sd-jwt',
          vct: String(claims.vct),
          claims: claims as never,
          cryptographic_holder_binding: true,
        },
      ])
      if (!result.can_be_satisfied) return []
      const [match] = result.credential_matches[queryFor(claims, query).id]!.valid_credentials!
      return Object.keys(match!.claims.valid_claim_sets[0]!.output)
    },
    /** The encrypted answer for the page that asked through the browser. */
    encrypt: async (request: Resolved, presentation: string) =>
      (await make(request, presentation)).jarm!.responseJwt,
    /** Encrypts and posts a presentation. */
    answer: async (request: Resolved, presentation: string) => {
      const { authorizationRequestPayload } = request
      const made = await make(request, presentation)
      const { response } = await client.submitOpenid4vpAuthorizationResponse({
        authorizationRequestPayload: authorizationRequestPayload as never,
        authorizationResponsePayload: made.authorizationResponsePayload,
        ...(made.jarm && { jarm: made.jarm }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
  }
}

/** The part of a query that asks for credentials of this one's type. */
const queryFor = ({ vct }: Record<string, unknown>, query: unknown) =>
  (query as { credentials: { id: string; meta: { vct_values: unknown[] } }[] }).credentials.find(({ meta }) =>
    meta.vct_values.includes(vct),
  )!

/** A JWE as wallets make it. */
export async function encryptFor(jwk: object, data: string, enc = 'A256GCM'): Promise<string> {
  const key = await importJWK(jwk as never, 'ECDH-ES')
  return new CompactEncrypt(new TextEncoder().encode(data))
    .setProtectedHeader({ alg: 'ECDH-ES', enc, kid: (jwk as { kid?: string }).kid })
    .encrypt(key)
}

/** The key behind a DID URL, from the document that its issuer publishes. */
async function keyOfDid(world: TestWorld, didUrl: string) {
  const [did = '', kid] = didUrl.split('#')
  const organisation = did.split(':').at(-1)
  const { jwks } = (
    await callAs(world, nobody, 'GET', `/.well-known/jwt-vc-issuer/issuers/${organisation}`)
  ).json()
  return importJWK(
    jwks.keys.find((one: { kid: string }) => one.kid === kid),
    'ES256',
  )
}
