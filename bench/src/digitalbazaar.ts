import { generateKeyPairSync, sign } from 'node:crypto'
import { heldContexts } from '@credenza/credential/general'
import { type CertificateInput, encodeMultikey, hashEmail } from '@credenza/credential/issue'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'

/** A fresh issuer, with what @digitalbazaar/vc needs to sign and verify in its name: contexts and keys, in memory. */
export function benchIssuer() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const publicKeyMultibase = encodeMultikey(
    new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)),
  )
  const did = 'did:web:bench.example:issuers:one'
  const verificationMethod = `${did}#${publicKeyMultibase}`
  const method = { id: verificationMethod, type: 'Multikey', controller: did, publicKeyMultibase }
  const didDocument = { id: did, verificationMethod: [method], assertionMethod: [verificationMethod] }
  const documents = new Map<string, object>([
    ...heldContexts,
    ['https://www.w3.org/ns/did/v1', { '@context': {} }],
    [
      did,
      {
        '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
        ...didDocument,
      },
    ],
    [verificationMethod, { '@context': 'https://w3id.org/security/multikey/v1', ...method }],
  ])
  const documentLoader = async (url: string) => ({
    contextUrl: null,
    documentUrl: url,
    document: documents.get(url),
  })
  const signer = {
    id: verificationMethod,
    algorithm: 'Ed25519',
    sign: async ({ data }: { data: Uint8Array }) => sign(null, data, privateKey),
  }
  const signingSuite = () => new DataIntegrityProof({ cryptosuite, signer, date: '2026-11-20T09:30:00Z' })
  const verifyingSuite = () => new DataIntegrityProof({ cryptosuite })
  return {
    did,
    didDocument,
    verificationMethod,
    privateKey,
    publicKey,
    documentLoader,
    signingSuite,
    verifyingSuite,
  }
}

const SALT = '8f14e45fceea167a5a36dedd4bea2543'

/** The certificate that all contenders sign, with an email identity, a narrative and one status entry. */
export function benchCertificate(issuerId: string): CertificateInput {
  return {
    id: 'urn:uuid:3f2b6c1e-8d4a-4f7b-9c2d-1a5e7b9d0c3f',
    issuer: { id: issuerId, name: 'Example University' },
    recipient: {
      id: 'urn:uuid:7c9e6679-7425-40de-944b-e07fc1f90ae7',
      name: 'Layla Haddad',
      salt: SALT,
      emailHash: hashEmail('layla@students.example', SALT),
    },
    achievement: {
      id: 'https://bench.example/achievements/1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      title: 'Bachelor of Engineering',
      description: 'Awarded on completion of the four-year engineering programme.',
      category: 'Bachelor Degree',
      criteriaNarrative: 'All courses passed; final project defended.',
    },
    validFrom: '2026-11-20T09:30:00Z',
    status: { revocation: { listUrl: 'https://bench.example/status/1', index: 94_567 } },
  }
}
