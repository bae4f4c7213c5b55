import type { Bundle } from '../bundles.ts'
import type { Json } from '../stranger.ts'
import { changed } from './changed.ts'
import { justAFile, type VerdictCase } from './verdict-case.ts'

/** A sound certificate with one member changed at a time. The signature covers each of them. */
export function altered({ certificate }: Bundle, other: Bundle): VerdictCase[] {
  const change = (path: string, value: unknown, how = ''): VerdictCase => ({
    name: `altered: ${path}${how}`,
    file: changed(certificate, path, value),
    verdict: 'INVALID',
    except: justAFile,
  })
  const proofOf = (one: Json) => (one.proof as Json[])[0]!
  const listOf = (one: Json) => (one.credentialStatus as Json).statusListCredential
  return [
    change('name', 'Doctor of Medicine'),
    change('id', 'urn:uuid:00000000-0000-4000-8000-000000000000'),
    change('validFrom', '2020-01-01T00:00:00Z'),
    change('validUntil', '2099-01-01T00:00:00Z'),
    change('issuer.name', 'Another University'),
    change('credentialSubject.id', 'urn:uuid:00000000-0000-4000-8000-000000000001'),
    change('credentialSubject.identifier.0.identityHash', 'Dr. Mallory'),
    change('credentialSubject.identifier.1.identityHash', 'sha256$00'),
    change('credentialSubject.achievement.name', 'Doctor of Medicine'),
    change('credentialSubject.achievement.description', 'With distinction'),
    change('credentialSubject.achievement.criteria.narrative', 'None'),
    change('credentialStatus.statusListIndex', '1'),
    change('credentialStatus.statusListCredential', `${listOf(certificate)}0`),
    change('credentialStatus.statusPurpose', 'refresh'),
    change('proof.0.created', '2020-01-01T00:00:00Z'),
    change('proof.0.proofPurpose', 'authentication'),
    change('proof.0.proofValue', `z${'2'.repeat(87)}`),
    change('proof.0.proofValue', proofOf(other.certificate).proofValue, ', of another certificate'),
    change('proof.0', proofOf(other.certificate)),
    change('proof', [], ', empty'),
    change('proof', undefined, ', missing'),
    change('issuer.id', 'did:web:elsewhere.example:issuers:org_1'),
  ]
}
