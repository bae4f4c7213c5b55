import { randomUUID } from 'node:crypto'
import { signProof } from '@credenza/credential/general'
import { didKeyIssuer } from '../../../credential/test/jwt.ts'
import { achievement, ED25519_2020, openBadges, V1, V2 } from '../../../credential/test/wild/parts.ts'
import { signOlder } from '../../../credential/test/wild/verify-wild.ts'

/** An issuer of another deployment, whose DID is its key. */
export const school = didKeyIssuer(71)

type Change = Record<string, unknown>

/** A badge of another issuer as nobody has signed it yet; each has an id of its own unless one is given, or ''. */
export function plainBadge({
  id = `urn:uuid:${randomUUID()}`,
  ...more
}: Change = {}): Record<string, unknown> {
  return {
    '@context': [V2, openBadges('-3.0.3')],
    ...(id !== '' && { id }),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: school.did, type: ['Profile'], name: 'School of Examples' },
    validFrom: '2026-01-02T03:04:05Z',
    name: 'Teamwork',
    credentialSubject: { type: ['AchievementSubject'], id: 'did:example:student', achievement },
    ...more,
  }
}

/** With `eddsa-rdfc-2022`. */
export const signedBadge = (more: Change = {}) =>
  signProof(
    plainBadge(more),
    {
      suite: 'eddsa-rdfc-2022',
      verificationMethod: school.verificationMethod,
      created: '2026-01-02T03:04:05Z',
    },
    school.sign,
  )

/** Of version 1.1 of the data model, with Ed25519Signature2020. */
export function olderBadge() {
  const { validFrom: issuanceDate, ...badge } = plainBadge({
    '@context': [V1, openBadges('-3.0.1'), ED25519_2020],
  })
  return signOlder({ ...badge, issuanceDate })
}

/** As a JWT with EdDSA. */
export function jwtBadge(more: Change = {}, signer = school): string {
  const badge = plainBadge(more)
  return signJwt({ ...badge, iss: school.did, jti: badge.id, nbf: 1767323045 }, signer)
}

/** As a JWT of version 1.1, whose claims say part of it, and `vc` the rest. */
export function olderJwtBadge(issuanceDate: string): string {
  const { validFrom: _, id: jti, ...badge } = plainBadge({ '@context': [V1, openBadges('-3.0.1')] })
  const nbf = Date.parse(issuanceDate) / 1000
  return signJwt({ iss: school.did, jti, nbf, vc: { ...badge, id: jti, issuanceDate } }, school)
}

function signJwt(claims: object, signer: typeof school): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'EdDSA', typ: 'JWT', kid: school.verificationMethod })}.${part(claims)}`
  return `${text}.${Buffer.from(signer.sign(Buffer.from(text))).toString('base64url')}`
}
