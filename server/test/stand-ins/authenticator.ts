import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an authenticator or a page may get wrong, or an attacker right. */
export interface Tricks {
  origin?: string
  challenge?: string
  /** Sent in the answer; the authenticator's own counter continues. */
  counter?: number
  userVerified?: boolean
  userHandle?: string
}

/** The parts of WebAuthn's JSON forms that an authenticator reads. */
interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

/** A page with a security key in software (WebAuthn Level 3): one P-256 credential, without attestation. */
export interface Authenticator {
  register(options: Options, tricks?: Tricks): Record<string, unknown>
  answer(options: Options, tricks?: Tricks): Record<string, unknown>
}

const flag = { userPresent: 0x01, userVerified: 0x04, credentialData: 0x40 } as const

export function newAuthenticator(pageOrigin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let user: string | undefined

  const clientData = (type: string, { challenge, origin = pageOrigin }: Tricks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    rpId: string,
    { userVerified = true, counter: said = ++counter }: Tricks,
    credentialData?: Buffer,
  ) => {
    const flags =
      flag.userPresent | (userVerified ? flag.userVerified : 0) | (credentialData ? flag.credentialData : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(said)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, credentialData ?? Buffer.alloc(0)])
  }
  const credential = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    register: ({ challenge, rp, user: owner }, tricks = {}) => {
      user = owner!.id
      const client = clientData('webauthn.create', { challenge, ...tricks })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const data = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      return credential({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestationObject(authenticatorData(rp!.id, tricks, data)).toString('base64url'),
        transports: ['internal'],
      })
    },
    answer: ({ challenge, rpId }, tricks = {}) => {
      const client = clientData('webauthn.get', { challenge, ...tricks })
      const data = authenticatorData(rpId!, tricks)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: tricks.userHandle ?? user,
      })
    },
  }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** COSE_Key of an ES256 key (RFC 9053 section 7.1): kty 2, alg -7, crv 1, x, y, as CBOR. */
const coseKey = ({ x, y }: { x?: string; y?: string }): Buffer =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x!, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y!, 'base64url'),
  ])

/** {fmt: 'none', attStmt: {}, authData} as CBOR (RFC 8949). */
const attestationObject = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.of(0xa3),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.of(0xa0),
    cborText('authData'),
    Buffer.of(0x58, authData.length),
    authData,
  ])

const cborText = (text: string): Buffer => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)])
