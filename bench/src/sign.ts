import { hash, sign } from 'node:crypto'
import { buildCertificate, documentHash, signDocument } from '@credenza/credential/issue'
import { issue } from '@digitalbazaar/vc'
import { benchCertificate, benchIssuer } from './digitalbazaar.ts'
import { interleave, type Row } from './interleave.ts'

/**
 * Measures issuing: building, canonicalising, hashing, signing and serialising one certificate. Compares it with
 * @digitalbazaar/vc, which gets the same certificate already built, and with a bare Ed25519 signature. Ratios are to
 * @digitalbazaar/vc.
 */
export async function benchSign(): Promise<Row[]> {
  const { did, verificationMethod, privateKey, documentLoader, signingSuite } = benchIssuer()
  const input = benchCertificate(did)
  const credential = buildCertificate(input)
  const signing = {
    verificationMethod,
    created: '2026-11-20T09:30:00Z',
    sha256: (data: Uint8Array | string) => hash('sha256', data, 'buffer'),
    sign: (bytes: Uint8Array) => sign(null, bytes, privateKey),
  }
  const peer = async () => issue({ credential: { ...credential }, suite: signingSuite(), documentLoader })
  const ours = () => JSON.stringify(signDocument(buildCertificate(input), signing))
  if (JSON.parse(ours()).proof[0].proofValue !== (await peer()).proof.proofValue) {
    throw new Error('Both must make the same signature')
  }
  const bytes = new Uint8Array(64)
  return interleave(
    [
      { name: '@digitalbazaar/vc issue', batch: 5, run: async () => JSON.stringify(await peer()) },
      { name: 'ours: build, hash, sign, serialise', batch: 50, run: ours },
      { name: 'ours: hash and sign', batch: 50, run: () => signDocument(credential, signing) },
      { name: 'ours: document hash alone', batch: 50, run: () => documentHash(credential, signing.sha256) },
      { name: 'bare Ed25519 signature', batch: 50, run: () => signing.sign(bytes) },
    ],
    '@digitalbazaar/vc issue',
  )
}

if (import.meta.main) console.table(await benchSign())
