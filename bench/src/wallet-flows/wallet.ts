import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { writeJws } from '@credenza/credential/issue'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const

/** The wallet's public key. */
export const jwk = publicKey.export({ format: 'jwk' })
/** Signs with the wallet's P-256 key. */
export const signBytes = (bytes: Uint8Array): Uint8Array => sign('sha256', bytes, key)

/** Proves to an issuer that the wallet has the key (OpenID4VCI appendix F.1). */
export const keyProof = (audience: string, nonce: string, at: Date): Promise<string> =>
  writeJws(
    { typ: 'openid4vci-proof+jwt', alg: 'ES256', jwk },
    { aud: audience, nonce, iat: seconds(at) },
    signBytes,
  )

/** Presents only the name to this audience. */
export const present = (text: string, audience: string, nonce: string, at: Date): Promise<string> =>
  new SDJwtVcInstance({
    hasher: (data: string | ArrayBuffer) => hash('sha256', Buffer.from(data as string), 'buffer'),
    hashAlg: 'sha-256',
    kbSigner: (data: string) => Buffer.from(signBytes(Buffer.from(data))).toString('base64url'),
    kbSignAlg: 'ES256',
  }).present(text, { name: true } as never, { kb: { payload: { aud: audience, nonce, iat: seconds(at) } } })

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
