import { base64Decode } from '../bytes/base64.ts'
import { canonicaliseDocument } from '../canonical/shapes.ts'
import type { JsonObject } from '../crypto/jws.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import { isSameJson } from '../general/canonicalise-json.ts'
import { brokenLimit } from '../general/json-limits.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import { isObject } from '../verify/credential.ts'
import { madeFormOf } from '../verify/made-forms.ts'
import { buildElm } from './build-elm.ts'

/**
 * The certificate attached to a European Digital Credential, if that says exactly what follows from it; undefined for every
 * other document. It checks no signature.
 */
export function certificateInElm(document: JsonObject, sha256: Sha256): JsonObject | undefined {
  if (madeFormOf(document) !== 'EuropeanDigitalCredential') return undefined
  const { proof: _, ...unsigned } = document
  const certificate = attached(document)
  if (certificate === undefined || canonicaliseDocument(certificate, sha256)?.shape !== 'certificate')
    return undefined
  return isSameJson(buildElm(certificate as Signed<CertificateDocument>), unsigned) ? certificate : undefined
}

function attached({ attachment }: JsonObject): JsonObject | undefined {
  if (!isObject(attachment) || typeof attachment.content !== 'string') return undefined
  try {
    const certificate: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(base64Decode(attachment.content)),
    )
    // Its members are not among those of the document that were counted.
    return isObject(certificate) && brokenLimit(certificate) === undefined ? certificate : undefined
  } catch {
    return undefined
  }
}
