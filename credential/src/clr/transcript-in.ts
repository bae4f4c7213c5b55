import { canonicaliseDocument } from '../canonical/shapes.ts'
import type { JsonObject } from '../crypto/jws.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import { isSameJson } from '../json/canonicalise-json.ts'
import { isObject } from '../json/values.ts'
import { madeFormOf } from '../verify/document/made-forms.ts'
import type { Parts } from '../verify/ports.ts'
import { buildTranscript, courseCredentials } from './build-transcript.ts'

/**
 * The parts of a transcript, if it says exactly what follows from the certificate in it; otherwise undefined. Checks no
 * signature.
 */
export async function transcriptIn(document: JsonObject, sha256: Sha256): Promise<Parts | undefined> {
  const { type, credentialSubject, proof: _, ...rest } = document
  if (madeFormOf(document) !== 'ClrCredential' || !isObject(credentialSubject)) return undefined
  const { verifiableCredential } = credentialSubject
  if (!Array.isArray(verifiableCredential) || !verifiableCredential.every(isObject)) return undefined
  const [certificate, ...courses] = verifiableCredential
  if (certificate === undefined || canonicaliseDocument(certificate, sha256)?.shape !== 'certificate')
    return undefined
  const ours = certificate as Signed<CertificateDocument>
  const expected = courseCredentials(ours)
  if (courses.length !== expected.length) return undefined
  const signed = expected.map((course, index) => ({ ...course, proof: courses[index]!.proof }))
  const transcript = buildTranscript(ours, signed as Signed<CertificateDocument>[])
  return isSameJson(transcript, { ...rest, type, credentialSubject }) ? { certificate, courses } : undefined
}
