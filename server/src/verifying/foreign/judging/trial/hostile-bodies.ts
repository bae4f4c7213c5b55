import { documentOf, type Genes } from './costly-documents.ts'

const V2 = 'https://www.w3.org/ns/credentials/v2'
const OB = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
const plain: Genes = {
  contexts: [],
  inline: { kind: 'none', terms: 1 },
  shape: 'members',
  count: 1,
  depth: 1,
  text: { length: 1, alphabet: 0 },
  ids: 'none',
  proofs: 5,
}
const credential = {
  '@context': [V2, OB],
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: 'did:web:a.example',
  credentialSubject: { id: 'urn:uuid:9f2b0a34-5f0d-4f2e-8a44-3f6d1b8f8a10' },
}
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const long = (length: number) => 'x'.repeat(length)
const status = (i: number) => ({
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '1',
  statusListCredential: `https://a.example/${i}`,
})
const proof = {
  type: 'DataIntegrityProof',
  cryptosuite: 'eddsa-rdfc-2022',
  proofPurpose: 'assertionMethod',
  verificationMethod: 'did:web:a.example#z6Mk',
  proofValue: 'z1',
}

/** The most expensive bodies for POST /api/verify that we can build, by description. */
export const hostileBodies: Record<string, string> = {
  'a context 2,300 times': JSON.stringify({ ...credential, '@context': [V2, ...Array(2_300).fill(OB)] }),
  'a context 2,300 times, below': JSON.stringify({
    ...credential,
    evidence: Array(2_300).fill({ '@context': OB }),
  }),
  'a hundred contexts in credentials within': JSON.stringify({
    ...credential,
    endorsement: Array.from({ length: 24 }, () => ({ ...credential, '@context': [V2, OB] })),
  }),
  'a ring of blank nodes': JSON.stringify(documentOf({ ...plain, shape: 'ring', count: 350 })),
  'a clique of blank nodes': JSON.stringify(documentOf({ ...plain, shape: 'clique', count: 24 })),
  'many members, five proofs': JSON.stringify(documentOf({ ...plain, shape: 'reverse', count: 800 })),
  'many terms': JSON.stringify(documentOf({ ...plain, inline: { kind: 'scoped', terms: 300 } })),
  'long texts, five proofs': JSON.stringify(
    documentOf({ ...plain, shape: 'long texts', count: 18, text: { length: 100_000, alphabet: 0 } }),
  ),
  'five thousand proofs': JSON.stringify({ ...credential, proof: Array(5_000).fill(proof) }),
  'six hundred status lists': JSON.stringify({
    ...credential,
    credentialStatus: Array.from({ length: 600 }, (_, i) => status(i)),
  }),
  'a JWT of 2 MB': `${base64({ alg: 'ES384', kid: 'did:web:a.example#k' })}.${base64({ ...credential, name: long(1_500_000) })}.AA`,
  'a JWT of many members': `${base64({ alg: 'RS256' })}.${base64({ ...credential, a: Array.from({ length: 300_000 }, (_, i) => i % 10) })}.AA`,
  'a million levels': `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`,
  'a million lists': `{"a":${'['.repeat(900_000)}${']'.repeat(900_000)}}`,
  'half a million members': JSON.stringify({ ...credential, a: Array(500_000).fill({}) }),
  'long names': JSON.stringify({
    ...credential,
    ...Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [long(800) + i, i])),
  }),
}
