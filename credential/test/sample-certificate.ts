import type { CertificateInput } from '../src/issue/build-certificate.ts'
import { hashEmail } from '../src/issue/hash-email.ts'

const salt = '8f14e45fceea167a5a36dedd4bea2543'

/** A usual certificate, for tests that do not care about its words. */
export function sampleInput(issuerId: string): CertificateInput {
  return {
    id: 'urn:uuid:3f2b6c1e-8d4a-4f7b-9c2d-1a5e7b9d0c3f',
    issuer: { id: issuerId, name: 'Example University' },
    recipient: {
      id: 'urn:uuid:7c9e6679-7425-40de-944b-e07fc1f90ae7',
      name: 'Layla Haddad',
      salt,
      emailHash: hashEmail('layla@students.example', salt),
    },
    achievement: {
      id: 'https://credenza.example/achievements/1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      title: 'Bachelor of Engineering',
      description: 'Awarded on completion of the four-year engineering programme.',
      category: 'Bachelor Degree',
      criteriaNarrative: 'All courses passed; final project defended.',
    },
    validFrom: '2026-11-20T09:30:00Z',
    status: { revocation: { listUrl: 'https://credenza.example/status/org1/revocation/1', index: 94_567 } },
  }
}
