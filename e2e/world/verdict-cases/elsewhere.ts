import { type Json, newStranger } from '../stranger.ts'
import { CRED, DATE_TIME } from './respelt.ts'
import { neverSaved, type VerdictCase } from './verdict-case.ts'

/** A credential of a kind issued elsewhere. */
export const foreignBadge = (issuer: string) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  id: 'urn:uuid:6f1d2c3b-0000-4000-8000-00000000abcd',
  type: ['VerifiableCredential', 'AlumniCredential'],
  issuer,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { alumniOf: 'The School of Examples' },
})

/**
 * Credentials issued elsewhere: sound ones as far as we can tell, since nobody here vouches for the issuer, and unsound
 * ones.
 */
export async function issuedElsewhere(): Promise<VerdictCase[]> {
  const stranger = newStranger()
  const badge = foreignBadge(stranger.did)
  const row = (name: string, file: Json, verdict: VerdictCase['verdict']): VerdictCase => ({
    name: `elsewhere: ${name}`,
    file,
    verdict,
    except: neverSaved,
  })
  const signed = await stranger.sign(badge)
  const expired = await stranger.sign({ ...badge, validUntil: '2026-02-01T00:00:00Z' })
  const { validUntil, ...withoutEnd } = expired
  const unreachable = 'did:web:nobody.invalid'
  const status = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential: 'https://nobody.invalid/status/1',
  }
  return [
    row('sound, of an issuer nobody here knows', signed, 'CANNOT TELL'),
    row('altered', { ...signed, validFrom: '2025-01-01T00:00:00Z' }, 'INVALID'),
    row('expired', expired, 'INVALID'),
    row(
      'expired, its end under its full name',
      { ...withoutEnd, [`${CRED}validUntil`]: { '@value': validUntil, '@type': DATE_TIME } },
      'INVALID',
    ),
    row(
      'expired, its end nested',
      { ...withoutEnd, '@context': [...badge['@context'], { box: '@nest' }], box: { validUntil } },
      'INVALID',
    ),
    row('not yet valid', await stranger.sign({ ...badge, validFrom: '2090-01-01T00:00:00Z' }), 'INVALID'),
    row(
      'with a status list that cannot be reached',
      await stranger.sign({ ...badge, credentialStatus: status }),
      'CANNOT TELL',
    ),
    row(
      'of an issuer that cannot be reached',
      await stranger.sign(
        { ...badge, issuer: unreachable },
        { keyId: `${unreachable}#${stranger.multikey}` },
      ),
      'CANNOT TELL',
    ),
    row('unsigned', badge, 'INVALID'),
    row(
      'with a context that is not held',
      { ...signed, '@context': [...badge['@context'], 'https://nobody.invalid/v1'] },
      'CANNOT TELL',
    ),
  ]
}
