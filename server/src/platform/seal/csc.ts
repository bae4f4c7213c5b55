import { hash, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { askKeyService, partOf } from '../keys/store/ask-key-service.ts'
import { KeyStoreFailed } from '../keys/store/key-store.ts'
import { withAccessToken } from '../keys/store/with-access-token.ts'
import type { RemoteSealSettings } from './settings.ts'

const infoAnswer = z.object({
  key: z.object({ status: z.literal('enabled'), algo: z.array(z.string()) }),
  cert: z.object({ certificates: z.array(z.base64()).min(1).max(10) }),
  auth: z.object({ mode: z.string() }),
})
const authorizeAnswer = z.object({ SAD: z.string() })
const signAnswer = z.object({ signatures: z.array(z.base64()).length(1) })

const SHA_256 = '2.16.840.1.101.3.4.2.1'
/** The algorithm that a seal needs for each kind of key. A provider may name only the kind of key. */
const algorithms: Record<string, { signAlgo: string; names: readonly string[] }> = {
  rsa: { signAlgo: '1.2.840.113549.1.1.11', names: ['1.2.840.113549.1.1.11', '1.2.840.113549.1.1.1'] },
  prime256v1: { signAlgo: '1.2.840.10045.4.3.2', names: ['1.2.840.10045.4.3.2', '1.2.840.10045.2.1'] },
}

function readCertificate(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch (cause) {
    throw new KeyStoreFailed('unavailable.key_refused', cause)
  }
}

const kindOf = ({ publicKey: { asymmetricKeyType, asymmetricKeyDetails } }: X509Certificate): string =>
  asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType ?? ''

/** A provider's credential: its certificates, its own first, and whether a PIN or nothing unlocks it. */
export interface CscCredential {
  id: string
  chain: readonly X509Certificate[]
  signAlgo: string
  needsPin: boolean
}

/** The calls of CSC API v2 for sealing without a person. Each throws `KeyStoreFailed`. */
export interface Csc {
  /** `credentials/info`. Undefined for a credential that needs a person, has another algorithm, or has a disabled key. */
  read(id: string): Promise<CscCredential | undefined>
  /** `credentials/authorize` for one digest, then `signatures/signHash`: signs the SHA-256 digest of these bytes. */
  sign(credential: CscCredential, bytes: Uint8Array): Promise<Buffer>
}

/** A provider with version 2 of the Cloud Signature Consortium's API. We sign in with client credentials (RFC 6749, 4.4). */
export function openCsc({ url, tokenUrl, client, pin }: NonNullable<RemoteSealSettings>): Csc {
  const ask = withAccessToken(() => {
    const basic = Buffer.from(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`)
    const body = new URLSearchParams({ grant_type: 'client_credentials', scope: client.scope })
    const headers = { authorization: `Basic ${basic.toString('base64')}` }
    return askKeyService(tokenUrl, { method: 'POST', headers, body })
  })
  const call = (path: string, content: object) => ask(`${url.replace(/\/$/, '')}/${path}`, content)

  return {
    read: async (id) => {
      const asked = { credentialID: id, certificates: 'chain', certInfo: false, authInfo: true }
      const known = infoAnswer.safeParse(await call('credentials/info', asked))
      if (!known.success) return undefined
      const { key, cert, auth } = known.data
      const chain = cert.certificates.map(readCertificate)
      const algorithm = algorithms[kindOf(chain[0]!)]
      const needsPin = auth.mode === 'explicit'
      const isOurs = auth.mode === 'implicit' || (needsPin && pin !== undefined)
      if (!algorithm || !isOurs || !algorithm.names.some((name) => key.algo.includes(name))) return undefined
      return { id, chain, signAlgo: algorithm.signAlgo, needsPin }
    },
    sign: async ({ id, signAlgo, needsPin }, bytes) => {
      const hashes = [hash('sha256', bytes, 'base64')]
      const about = { credentialID: id, hashes, hashAlgorithmOID: SHA_256 }
      const authData = needsPin ? { authData: [{ id: 'PIN', value: pin }] } : {}
      const allowed = await call('credentials/authorize', { ...about, numSignatures: 1, ...authData })
      const { SAD } = partOf(authorizeAnswer, allowed)
      const answer = await call('signatures/signHash', { ...about, SAD, signAlgo, operationMode: 'S' })
      return Buffer.from(partOf(signAnswer, answer).signatures[0]!, 'base64')
    },
  }
}
