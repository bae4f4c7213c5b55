import { achievementType } from './achievement-type.ts'
import { type Alignment, type AlignmentInput, alignmentParts } from './alignments.ts'
import { BADGE_CONTEXTS, type IssuerProfile, type StatusEntry, type StatusPosition } from './document.ts'
import {
  requireAmount,
  requireBeginning,
  requireIri,
  requirePeriod,
  requireRandomUrn,
  requireText,
} from './require.ts'
import { type AchievedResult, type Result, type ResultDescription, resultParts } from './results.ts'
import { statusEntry } from './status-entry.ts'

/**
 * What a certificate says. Ids, salts and dates are the caller's. All dates are `2026-11-20T09:30:00Z`; `validFrom` can also
 * come from `beginningOf`.
 */
export type CertificateInput = {
  /** `urn:uuid:` with a random (version 4) UUID. */
  id: string
  issuer: { id: string; name: string }
  recipient: {
    /** The student's DID, or a random `urn:uuid:`. */
    id: string
    name: string
    /** 32 hexadecimal digits (16 random bytes), fresh for each certificate: with the id it keeps the digest unguessable. */
    salt: string
    /** From `hashEmail(email, salt)`. */
    emailHash?: string
  }
  achievement: {
    id: string
    title: string
    description: string
    /** The organisation's category name. */
    category: string
    criteriaId?: string
    criteriaNarrative?: string
    /** What it corresponds to in classifications and registers. */
    alignments?: readonly AlignmentInput[]
  }
  /** What the recipient achieved beside the title, such as a grade; each name occurs once. */
  results?: readonly AchievedResult[]
  creditsEarned?: number
  validFrom: string
  validUntil?: string
  status: { revocation: StatusPosition; suspension?: StatusPosition }
}

/** The recipient's name or salted email hash (Open Badges 3.0.3 IdentityObject). */
export type IdentityObject = {
  type: 'IdentityObject'
  identityHash: string
  identityType: 'name' | 'emailAddress'
  hashed: boolean
  salt?: string
}

/** A certificate: W3C Verifiable Credential 2.0 and Open Badges 3.0.3 OpenBadgeCredential. */
export type CertificateDocument = {
  '@context': typeof BADGE_CONTEXTS
  id: string
  type: readonly ['VerifiableCredential', 'OpenBadgeCredential']
  name: string
  issuer: IssuerProfile
  validFrom: string
  validUntil?: string
  credentialSubject: {
    id: string
    type: readonly ['AchievementSubject']
    identifier: IdentityObject[]
    achievement: {
      id: string
      type: readonly ['Achievement']
      achievementType: string
      name: string
      description: string
      criteria: { id: string; narrative?: string }
      tag: [string]
      alignment?: Alignment[]
      resultDescription?: ResultDescription[]
    }
    creditsEarned?: number
    result?: Result[]
  }
  credentialStatus: StatusEntry | [StatusEntry, StatusEntry]
}

/**
 * Builds the unsigned certificate. Throws a `TypeError` that names the field if a value cannot be signed: an id that could
 * be guessed, text that is empty or not NFC, a date in another form.
 */
export function buildCertificate(input: CertificateInput): CertificateDocument {
  const { achievement, status, validUntil, creditsEarned } = input
  const title = requireText('achievement.title', achievement.title)
  const { resultDescription, result } = resultParts(input)
  const alignment = achievement.alignments?.length
    ? alignmentParts(achievement.id, achievement.alignments)
    : undefined
  const revocation = statusEntry('revocation', status.revocation)
  if (status.suspension?.listUrl === status.revocation.listUrl) {
    throw new TypeError('status.suspension must be in a list of its own')
  }
  return {
    '@context': BADGE_CONTEXTS,
    id: requireRandomUrn('id', input.id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: {
      id: requireIri('issuer.id', input.issuer.id),
      type: ['Profile'],
      name: requireText('issuer.name', input.issuer.name),
    },
    validFrom: requireBeginning('validFrom', input.validFrom),
    ...(validUntil === undefined ? {} : { validUntil: requirePeriod(input.validFrom, validUntil) }),
    credentialSubject: {
      id: requireIri('recipient.id', input.recipient.id),
      type: ['AchievementSubject'],
      identifier: identities(input.recipient),
      achievement: {
        id: requireIri('achievement.id', achievement.id),
        type: ['Achievement'],
        achievementType: achievementType(achievement.category),
        name: title,
        description: requireText('achievement.description', achievement.description),
        criteria: criteria(achievement),
        tag: [requireText('achievement.category', achievement.category)],
        ...(alignment && { alignment }),
        ...(resultDescription && { resultDescription }),
      },
      ...(creditsEarned !== undefined && { creditsEarned: requireAmount('creditsEarned', creditsEarned) }),
      ...(result && { result }),
    },
    credentialStatus:
      status.suspension === undefined
        ? revocation
        : [revocation, statusEntry('suspension', status.suspension)],
  }
}

/** The salt goes with the email hash, or with the name when there is no email. */
function identities({ name, salt, emailHash }: CertificateInput['recipient']): IdentityObject[] {
  if (!/^[0-9a-f]{32}$/.test(salt))
    throw new TypeError('recipient.salt must be 32 hexadecimal digits, drawn at random')
  const nameIdentity: IdentityObject = {
    type: 'IdentityObject',
    identityHash: requireText('recipient.name', name),
    identityType: 'name',
    hashed: false,
  }
  if (emailHash === undefined) return [{ ...nameIdentity, salt }]
  if (!/^sha256\$[0-9a-f]{64}$/.test(emailHash))
    throw new TypeError('recipient.emailHash must come from hashEmail')
  return [
    nameIdentity,
    { type: 'IdentityObject', identityHash: emailHash, identityType: 'emailAddress', hashed: true, salt },
  ]
}

/** Builds the criteria, always with an id, so that they are a named node in RDF. */
function criteria({ id, criteriaId, criteriaNarrative }: CertificateInput['achievement']) {
  const criteriaIri = requireIri('achievement.criteriaId', criteriaId ?? `${id}#criteria`)
  return criteriaNarrative === undefined
    ? { id: criteriaIri }
    : { id: criteriaIri, narrative: requireText('achievement.criteriaNarrative', criteriaNarrative) }
}
