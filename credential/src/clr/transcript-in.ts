import { canonicaliseDocument } from '../canonical/shapes.ts'
import type { JsonObject } from '../crypto/jws.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import { canonicaliseJson } from '../general/canonicalise-json.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import { isObject } from '../verify/credential.ts'
import type { Transcript } from '../verify/ports.ts'
import { buildTranscript, courseCredentials } from './build-transcript.ts'
import { isTranscript } from './clr-type.ts'

/**
 * The parts of a transcript, if it says exactly what follows from the certificate in it; undefined for every other document.
 * Whether any of it was signed is not looked at.
 */
export async function transcriptIn(document: JsonObject, sha256: Sha256): Promise<Transcript | undefined> {
  const { type, credentialSubject, proof: _, ...rest } = document
  if (!isTranscript(document) || !isObject(credentialSubject)) return undefined
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

function isSameJson(expected: object, found: JsonObject): boolean {
  try {
    return canonicaliseJson(expected) === canonicaliseJson(found)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
