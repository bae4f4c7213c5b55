import { buildCertificate } from '../src/issue/build-certificate.ts'
import { buildEndorsement } from '../src/issue/build-endorsement.ts'
import { buildStatusListCredential } from '../src/issue/build-status-list.ts'
import { BADGE_CONTEXTS } from '../src/issue/document.ts'
import type { Specimen } from './compile-template.ts'

const uuid = (digit: string) => `urn:uuid:${digit.repeat(8)}-0000-4000-8000-000000000000`
const salt = '00112233445566778899aabbccddeeff'

const certificate = buildCertificate({
  id: uuid('1'),
  issuer: { id: 'did:web:specimen.example:issuers:a', name: 'specimen issuer' },
  recipient: { id: uuid('2'), name: 'specimen student', salt, emailHash: `sha256$${'0'.repeat(64)}` },
  achievement: {
    id: 'https://specimen.example/achievement',
    title: 'specimen title',
    description: 'specimen description',
    category: 'specimen category',
    criteriaNarrative: 'specimen narrative',
    alignments: [{ name: 'specimen level', url: 'http://data.europa.eu/snb/eqf/1' }],
  },
  results: [
    { name: 'specimen result', resultType: 'Result', value: 'specimen value', valueMax: 'specimen maximum' },
  ],
  creditsEarned: 1.5,
  validFrom: '2000-01-01T00:00:00Z',
  validUntil: '2000-01-02T00:00:00Z',
  status: {
    revocation: { listUrl: 'https://specimen.example/revocation', index: 1 },
    suspension: { listUrl: 'https://specimen.example/suspension', index: 2 },
  },
})

const endorsement = buildEndorsement({
  id: uuid('3'),
  verifier: { id: 'did:web:specimen.example:issuers:b', name: 'specimen verifier' },
  certificate: { id: uuid('4'), documentHash: new Uint8Array(32) },
  name: 'specimen endorsement',
  comment: 'specimen comment',
  validFrom: '2000-01-01T00:00:00Z',
  revocation: { listUrl: 'https://specimen.example/revocation', index: 3 },
})

const statusList = buildStatusListCredential({
  url: 'https://specimen.example/list',
  issuerId: 'did:web:specimen.example:issuers:c',
  purpose: 'revocation',
  encodedList: 'specimen-list',
  validFrom: '2000-01-01T00:00:00Z',
  validUntil: '2000-01-02T00:00:00Z',
  ttlMs: 300_000,
})

const proof = {
  '@context': BADGE_CONTEXTS,
  type: 'DataIntegrityProof',
  cryptosuite: 'eddsa-rdfc-2022',
  created: '2000-01-01T00:00:00Z',
  verificationMethod: 'did:web:specimen.example:issuers:a#key',
  proofPurpose: 'assertionMethod',
}

/** One specimen per fixed shape. */
export const specimens: Record<'certificate' | 'endorsement' | 'statusList' | 'proof', Specimen> = {
  certificate: {
    document: certificate,
    optional: [
      'validUntil',
      'credentialSubject.identifier.salt',
      'credentialSubject.achievement.criteria.narrative',
      'credentialSubject.achievement.alignment',
      'credentialSubject.achievement.resultDescription',
      'credentialSubject.achievement.resultDescription.valueMax',
      'credentialSubject.creditsEarned',
      'credentialSubject.result',
    ],
    constant: [],
    either: ['credentialStatus'],
  },
  endorsement: {
    // In a real endorsement both ids are the certificate's; here each place needs its own subject.
    document: {
      ...endorsement,
      relatedResource: [{ ...endorsement.relatedResource[0], id: uuid('5') }],
    } as never,
    optional: ['credentialSubject.endorsementComment'],
    constant: ['relatedResource.mediaType'],
    either: [],
  },
  statusList: { document: statusList, optional: [], constant: [], either: [] },
  proof: { document: proof, optional: [], constant: ['cryptosuite', 'proofPurpose'], either: [] },
}
