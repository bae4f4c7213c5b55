import type { CertificateDocument } from '../issue/build-certificate.ts'
import { type Course, coursesOf } from '../issue/courses.ts'
import type { Signed } from '../issue/document.ts'
import { isLetterGrade } from '../issue/results.ts'
import { madeForms } from '../verify/document/made-forms.ts'

/** Contexts of transcripts, in this order and nothing else. */
const CLR_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** CLR 2.0 Association: `sourceId` and `targetId` are ids of achievements in the credentials. */
type Association = {
  type: 'Association'
  associationType: 'isParentOf'
  sourceId: string
  targetId: string
}

/** A certificate with its courses: W3C Verifiable Credential 2.0 and CLR 2.0 ClrCredential. */
export type TranscriptDocument = Pick<
  CertificateDocument,
  'id' | 'name' | 'issuer' | 'validFrom' | 'validUntil' | 'credentialStatus'
> & {
  '@context': typeof CLR_CONTEXTS
  type: readonly ['VerifiableCredential', 'ClrCredential']
  credentialSubject: Pick<CertificateDocument['credentialSubject'], 'id' | 'identifier'> & {
    type: readonly ['ClrSubject']
    verifiableCredential: readonly Signed<CertificateDocument>[]
    association: Association[]
  }
}

/**
 * Turns the courses of a certificate into unsigned credentials of their own, for the same person, period and status: revoking
 * the certificate revokes them. They are derived from it alone, so a transcript cannot say more than the certificate.
 */
export const courseCredentials = (certificate: Signed<CertificateDocument>): CertificateDocument[] =>
  coursesOf(certificate).map((course, index) => courseCredential(certificate, course, index + 1))

function courseCredential(
  { proof: _, ...certificate }: Signed<CertificateDocument>,
  { name, grade, credits }: Course,
  place: number,
): CertificateDocument {
  const { id: recipient, type, identifier, achievement } = certificate.credentialSubject
  const achievementId = `${achievement.id}#course-${place}`
  const id = `${certificate.id}#course-${place}`
  const [gradeId, resultType] = [`${achievementId}-grade`, isLetterGrade(grade) ? 'LetterGrade' : 'Result']
  return {
    ...certificate,
    id,
    name,
    credentialSubject: {
      id: recipient,
      type,
      identifier,
      achievement: {
        id: achievementId,
        type: ['Achievement'],
        achievementType: 'Course',
        name,
        description: `${name}, a course of ${certificate.name}`,
        criteria: { id: `${achievementId}-criteria` },
        tag: ['Course'],
        resultDescription: [{ id: gradeId, type: ['ResultDescription'], name: 'Grade', resultType }],
      },
      ...(Number(credits) >= 0 && { creditsEarned: Number(credits) }),
      result: [{ id: `${id}-grade`, type: ['Result'], resultDescription: gradeId, value: grade }],
    },
  } as CertificateDocument
}

/** Builds the unsigned transcript of a certificate, from that certificate and the signed credentials of its courses. */
export function buildTranscript(
  certificate: Signed<CertificateDocument>,
  courses: readonly Signed<CertificateDocument>[],
): TranscriptDocument {
  const { id, name, issuer, validFrom, validUntil, credentialSubject, credentialStatus } = certificate
  const { achievement } = credentialSubject
  return {
    '@context': CLR_CONTEXTS,
    id: `${id}${madeForms.ClrCredential}`,
    type: ['VerifiableCredential', 'ClrCredential'],
    name,
    issuer,
    validFrom,
    ...(validUntil !== undefined && { validUntil }),
    credentialSubject: {
      id: credentialSubject.id,
      type: ['ClrSubject'],
      identifier: credentialSubject.identifier,
      verifiableCredential: [certificate, ...courses],
      association: courses.map((course) => ({
        type: 'Association',
        associationType: 'isParentOf',
        sourceId: achievement.id,
        targetId: course.credentialSubject.achievement.id,
      })),
    },
    credentialStatus,
  }
}
