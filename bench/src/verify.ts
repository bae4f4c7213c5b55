import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import { buildCertificate, signDocument } from '@credenza/credential/issue'
import { type Ports, verifyCertificate } from '@credenza/credential/verify'
import { verifyCredential } from '@digitalbazaar/vc'
import { benchCertificate, benchIssuer } from './digitalbazaar.ts'
import { interleave, type Row } from './interleave.ts'

const sha256 = (data: Uint8Array | string) => hash('sha256', data, 'buffer')

const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

const parsedKeys = new Map<string, KeyObject>()

/** Verifies as a server does, which parses a key once, not for each signature. */
export function verifyWithNode(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const name = Buffer.from(publicKey).toString('hex')
  const parse = () =>
    createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' })
  const key = parsedKeys.get(name) ?? parse()
  parsedKeys.set(name, key)
  return verify(null, message, key, signature)
}

/**
 * Measures verifying the form, signature, issuer and period of one certificate. Compares it with @digitalbazaar/vc on the
 * same certificate and with a bare Ed25519 check. Neither looks at status, log or chain. Ratios are to @digitalbazaar/vc.
 */
export async function benchVerify(): Promise<Row[]> {
  const { did, didDocument, verificationMethod, privateKey, publicKey, ...peer } = benchIssuer()
  const certificate = signDocument(buildCertificate(benchCertificate(did)), {
    verificationMethod,
    created: '2026-11-20T09:30:00Z',
    sha256,
    sign: (bytes) => sign(null, bytes, privateKey),
  })
  const notCompared = new Error('not part of this comparison')
  const ports: Ports = {
    now: new Date('2026-11-20T12:00:00Z'),
    resolveDid: async () => didDocument,
    issuerRecord: async () => ({
      name: 'Example University',
      status: 'approved',
      roles: ['issuer'],
      approvedAt: '2026-01-01T00:00:00Z',
    }),
    fetchStatusList: () => Promise.reject(notCompared),
    statements: async () => [],
    reviewState: async () => undefined,
    logKey: 'not part of this comparison',
    checkpointOnChain: null,
    crypto: { sha256, verifyEd25519: verifyWithNode },
  }
  const bundle = { certificate, endorsements: [] }
  const ours = async (given: Ports) => (await verifyCertificate(bundle, given)).checks.slice(0, 4)
  const theirs = () =>
    verifyCredential({
      credential: { ...certificate },
      suite: peer.verifyingSuite(),
      documentLoader: peer.documentLoader,
      now: '2026-11-20T12:00:00Z',
      checkStatus: async () => ({ verified: true }),
    })
  const settled = await ours(ports)
  if (!settled.every(({ answer }) => answer === 'passed') || !(await theirs()).verified) {
    throw new Error('Both must find the certificate sound')
  }
  const bytes = new Uint8Array(64)
  const signature = sign(null, bytes, privateKey)
  return interleave(
    [
      { name: '@digitalbazaar/vc verifyCredential', batch: 5, run: theirs },
      { name: 'ours: verifyCertificate', batch: 20, run: () => ours(ports) },
      {
        name: 'ours, with WebCrypto as in a browser',
        batch: 20,
        run: () => ours({ ...ports, crypto: undefined }),
      },
      { name: 'bare Ed25519 check', batch: 20, run: () => verify(null, bytes, publicKey, signature) },
    ],
    '@digitalbazaar/vc verifyCredential',
  )
}

if (import.meta.main) console.table(await benchVerify())
