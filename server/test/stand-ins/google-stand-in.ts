import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { jwtVerify } from 'jose'
import { openStandIn, type SigningStandIn, signDigest } from './signing-stand-in.ts'

const account = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const keyRing = 'projects/university/locations/me-central2/keyRings/certificates'

/** Google Cloud KMS: tokens for a service account, the public key of a version, and asymmetricSign. Labels name versions. */
export async function openGoogleStandIn(keyFile: string): Promise<SigningStandIn & { tokens: number }> {
  const token = 'a-token'
  const standIn: SigningStandIn = await openStandIn(async ({ request, url, body }, keys) => {
    if (url.pathname === '/token') {
      const assertion = new URLSearchParams(body.toString()).get('assertion') ?? ''
      await jwtVerify(assertion, account.publicKey, {
        audience: `${standIn.url}/token`,
        issuer: 'app@university',
      })
      tokens.given++
      return { status: 200, content: { access_token: token, expires_in: 3600 } }
    }
    const refused = { status: 403, content: { error: { status: 'PERMISSION_DENIED' } } }
    if (request.headers.authorization !== `Bearer ${token}`) return refused
    const named = new RegExp(`^/v1/${keyRing}/cryptoKeys/([\\w-]+)/cryptoKeyVersions/(\\w+)(.*)$`)
    const [, key, version, act] = named.exec(url.pathname) ?? []
    const privateKey = keys.get(`${key}/${version}`)
    if (!privateKey) return { status: 404, content: { error: { status: 'NOT_FOUND' } } }
    if (act === '/publicKey') {
      const pem = createPublicKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))
      return {
        status: 200,
        content: { pem: pem.export({ format: 'pem', type: 'spki' }), algorithm: 'EC_SIGN_ED25519' },
      }
    }
    const { data, digest } = JSON.parse(body.toString())
    const isEd25519 = privateKey.asymmetricKeyType === 'ed25519'
    if (isEd25519 ? !data : !digest?.sha256) return { status: 400, content: { error: {} } }
    const signature = isEd25519
      ? sign(null, Buffer.from(data, 'base64'), privateKey)
      : signDigest(privateKey, Buffer.from(digest.sha256, 'base64'))
    return { status: 200, content: { signature: signature.toString('base64') } }
  })
  const tokens = { given: 0 }
  await writeFile(
    keyFile,
    JSON.stringify({
      client_email: 'app@university',
      private_key: account.privateKey.export({ format: 'pem', type: 'pkcs8' }),
      token_uri: `${standIn.url}/token`,
    }),
  )
  return Object.defineProperty(standIn, 'tokens', { get: () => tokens.given }) as SigningStandIn & {
    tokens: number
  }
}
