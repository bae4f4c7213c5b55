import type { KeyObject } from 'node:crypto'
import { type Answered, openStandIn, type SigningStandIn, signDigest } from './signing-stand-in.ts'

const SHA_256 = '2.16.840.1.101.3.4.2.1'
const client = { id: 'credenza', secret: 'of the client & more' }

/** A credential: who may open it, and how. */
interface Credential {
  key: KeyObject
  /** PEM, its own first. */
  chain: string
  mode?: 'implicit' | 'explicit' | 'oauth2code'
  status?: 'enabled' | 'disabled'
}

export interface CscStandIn extends SigningStandIn {
  credentials: Map<string, Credential>
  /** Signs with this key, even for another credential. */
  swapped: KeyObject | undefined
  /** The only access token that it accepts. */
  token: string
  pin: string
  /** The CSC error codes of everything it refused. */
  refused: string[]
  settings(credentials: string): Record<string, string>
}

/**
 * A provider with CSC API v2: client credentials, credentials/info, credentials/authorize, signatures/signHash. It refuses calls
 * without a token, for unknown credentials, with a wrong PIN, and a SAD that is not for exactly these hashes or was used before.
 */
export async function openCscStandIn(): Promise<CscStandIn> {
  const activated = new Map<string, string>()
  const given = {
    credentials: new Map<string, Credential>(),
    swapped: undefined,
    pin: 'the-pin',
    refused: [],
    token: 'an-access-token',
  }
  const refuse = (error: string, status = 400): Answered => {
    standIn.refused.push(error)
    return { status, content: { error } }
  }
  const standIn = (await openStandIn(({ request, url, body }): Answered => {
    if (url.pathname === '/oauth2/token') return tokenFor(request.headers.authorization, body)
    if (request.headers.authorization !== `Bearer ${standIn.token}`) return refuse('invalid_token', 401)
    if (request.headers['content-type'] !== 'application/json') return refuse('invalid_request')
    const asked = JSON.parse(body.toString())
    const credential = standIn.credentials.get(asked.credentialID)
    if (!credential) return refuse('invalid_request')
    if (url.pathname === '/csc/v2/credentials/info') return infoOf(credential, asked)
    const ok =
      Array.isArray(asked.hashes) && asked.hashes.every(isDigest) && asked.hashAlgorithmOID === SHA_256
    if (!ok) return refuse('invalid_request')
    const meant = `${asked.credentialID} ${asked.hashes}`
    if (url.pathname === '/csc/v2/credentials/authorize') {
      const { mode = 'implicit' } = credential
      if (asked.numSignatures !== asked.hashes.length || mode === 'oauth2code')
        return refuse('invalid_request')
      const pin = asked.authData?.find((one: { id: string }) => one.id === 'PIN')?.value
      if (mode === 'explicit' && pin !== standIn.pin) return refuse('invalid_pin')
      const SAD = `sad-${activated.size}`
      activated.set(SAD, meant)
      return { status: 200, content: { SAD, expiresIn: 60 } }
    }
    if (url.pathname !== '/csc/v2/signatures/signHash') return refuse('unsupported', 404)
    if (activated.get(asked.SAD) !== meant) return refuse('invalid_request')
    activated.set(asked.SAD, 'used')
    const key = standIn.swapped ?? credential.key
    if (asked.signAlgo !== algorithmOf(credential.key)) return refuse('invalid_request')
    const signatures = asked.hashes.map((one: string) =>
      signDigest(key, Buffer.from(one, 'base64')).toString('base64'),
    )
    return { status: 200, content: { signatures } }
  })) as CscStandIn

  function tokenFor(authorization: string | undefined, body: Buffer): Answered {
    const pair = `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`
    const form = new URLSearchParams(body.toString())
    const isRight = form.get('grant_type') === 'client_credentials' && form.get('scope') === 'service'
    if (!isRight || authorization !== `Basic ${Buffer.from(pair).toString('base64')}`)
      return refuse('invalid_client', 401)
    return { status: 200, content: { access_token: standIn.token, token_type: 'Bearer', expires_in: 3600 } }
  }

  return Object.assign(standIn, given, {
    settings: (credentials: string) => ({
      SEAL_CSC_URL: `${standIn.url}/csc/v2`,
      SEAL_CSC_TOKEN_URL: `${standIn.url}/oauth2/token`,
      SEAL_CSC_CLIENT_ID: client.id,
      SEAL_CSC_CLIENT_SECRET: client.secret,
      SEAL_CSC_PIN_SECRET: 'the-pin',
      SEAL_CSC_CREDENTIALS: credentials,
    }),
  })
}

const isDigest = (one: unknown) => typeof one === 'string' && Buffer.from(one, 'base64').length === 32

function infoOf(
  { key, chain, mode = 'implicit', status = 'enabled' }: Credential,
  asked: { certificates?: string },
): Answered {
  const all = [...chain.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END/g)].map(([, one]) =>
    one!.replace(/\s/g, ''),
  )
  const certificates = asked.certificates === 'chain' ? all : all.slice(0, 1)
  const content = {
    key: { status, algo: [algorithmOf(key)], len: 256 },
    cert: { status: 'valid', certificates },
    auth: { mode },
    SCAL: '2',
    multisign: 1,
  }
  return { status: 200, content }
}

const algorithmOf = ({ asymmetricKeyType }: KeyObject) =>
  asymmetricKeyType === 'rsa' ? '1.2.840.113549.1.1.11' : '1.2.840.10045.4.3.2'
