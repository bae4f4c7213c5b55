import { newStranger } from '../stranger.ts'
import { foreignBadge } from './elsewhere.ts'
import { asJwt, type VerdictCase } from './verdict-case.ts'

/** Credentials as JWTs, whose other claims must not contradict the credential. */
export function jwts(): VerdictCase[] {
  const stranger = newStranger()
  const badge = foreignBadge(stranger.did)
  const ended = { ...badge, validUntil: '2026-02-01T00:00:00Z' }
  const [header, claims] = stranger.signJwt(ended).split('.')
  const [, , signature] = stranger.signJwt(badge).split('.')
  const row = (name: string, file: string, verdict: VerdictCase['verdict'] = 'INVALID'): VerdictCase => ({
    name: `JWT: ${name}`,
    file,
    verdict,
    except: asJwt,
  })
  return [
    row('sound, of an issuer nobody here knows', stranger.signJwt(badge), 'CANNOT TELL'),
    row('with another issuer in iss', stranger.signJwt({ ...badge, iss: 'did:web:elsewhere.example' })),
    row('not valid yet by its nbf', stranger.signJwt({ ...badge, nbf: 3_786_912_000 })),
    row('a token for something else', stranger.signJwt(badge, { typ: 'at+jwt' })),
    row(
      'with a credential beside the credential',
      stranger.signJwt({ ...badge, vc: { ...badge, name: 'Another' } }),
    ),
    row('its signature of another', `${header}.${claims}.${signature}`),
  ]
}
