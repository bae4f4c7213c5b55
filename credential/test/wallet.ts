import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import { encodeP256Multikey } from '../src/crypto/multikey.ts'
import { walletClaims } from '../src/sd-jwt/wallet-claims.ts'
import { prepareSdJwt } from '../src/sd-jwt/write-sd-jwt.ts'
import { certificateBy, university } from './deployment.ts'
import { didDocument, nodeSha256 } from './keys.ts'
import { sampleInput } from './sample-certificate.ts'

/** A P-256 key, for issuers of SD-JWTs and for the wallets that hold them. */
export function p256Key() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' }) as Record<'kty' | 'crv' | 'x' | 'y', string>
  return {
    jwk,
    multikey: encodeP256Multikey(jwk),
    sign: (bytes: Uint8Array): Uint8Array =>
      sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  }
}

/** The university's key for wallets, and a wallet's own. */
export const walletKey = p256Key()
export const holderKey = p256Key()

/** The university's DID document, with both of its keys. */
export const universityDid = didDocument(university.did, [university.publicKeyMultibase, walletKey.multikey])
export const universityUrl = 'https://credenza.example/issuers/university'

const input = sampleInput(university.did)
export const listUrl = input.status.revocation.listUrl
export const listIndex = input.status.revocation.index

/** A certificate with results, and what its SD-JWT says. */
export const certificate = certificateBy(university, {
  results: [
    { name: 'Grade', resultType: 'LetterGrade', value: 'A' },
    { name: 'GPA', resultType: 'GradePointAverage', value: '3.72', valueMax: '4' },
    { name: 'Thesis', resultType: 'Result', value: 'On bridges' },
  ],
})

/** The SD-JWT of that certificate, or of another one of the university. */
export function sdJwtOf(
  changes: { open?: object; hidden?: object; header?: object } = {},
  key = walletKey,
  of = certificate,
): string {
  const { open, hidden } = walletClaims(of, {
    email: 'layla@students.example',
    birthdate: '2001-02-03',
  })
  const { bytes, signed } = prepareSdJwt({
    header: { kid: `${university.did}#${key.multikey}`, ...changes.header },
    open: {
      iss: universityUrl,
      iat: Date.parse('2026-11-20T11:00:00Z') / 1000,
      vct: 'https://credenza.example/vct/certificate',
      status: { status_list: { uri: listUrl, idx: listIndex } },
      cnf: { jwk: holderKey.jwk },
      ...open,
      ...changes.open,
    },
    hidden: { ...hidden, ...changes.hidden },
    random: randomBytes,
    sha256: nodeSha256,
  })
  return signed(key.sign(bytes))
}

/** What a wallet hands on: only these claims, and its own signature where it is asked for one. */
export function presented(
  text: string,
  names: readonly string[],
  asked?: { audience: string; nonce: string; at: Date },
  key = holderKey,
): string {
  const [jwt, ...disclosures] = text.split('~').slice(0, -1)
  const isShown = (one: string) =>
    names.includes((JSON.parse(Buffer.from(one, 'base64url').toString()) as string[])[1]!)
  const shown = [jwt, ...disclosures.filter(isShown), ''].join('~')
  return asked ? shown + bindingOf(shown, asked, key) : shown
}

export function bindingOf(
  shown: string,
  { audience: aud, nonce, at }: { audience: string; nonce: string; at: Date },
  key = holderKey,
): string {
  const claims = { aud, nonce, iat: at.getTime() / 1000, sd_hash: hash('sha256', shown, 'base64url') }
  return forgedJwt({ alg: 'ES256', typ: 'kb+jwt' }, claims, key)
}

/** A JWT with any header and claims, really signed. */
export function forgedJwt(
  header: object,
  claims: object,
  key: Pick<typeof walletKey, 'sign'> = walletKey,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${Buffer.from(key.sign(Buffer.from(signed))).toString('base64url')}`
}

export const claimsOf = (jwt: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString())
export const disclosureOf = (...parts: unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')
export const digestOf = (disclosure: string): string => hash('sha256', disclosure, 'base64url')
