import { canonicaliseDocument } from '../../canonical/shapes.ts'
import type { JsonObject } from '../../crypto/jws.ts'
import type { Sha256 } from '../../crypto/sha256.ts'
import type { CertificateDocument } from '../../issue/build-certificate.ts'
import type { Signed } from '../../issue/document.ts'
import { isSameJson } from '../../json/canonicalise-json.ts'
import { brokenLimit } from '../../json/json-limits.ts'
import { isObject } from '../../json/values.ts'

/**
 * The certificate that `open` finds in a made form, if the form says exactly what `build` makes of it; otherwise undefined.
 * `open` may throw if there is none. Checks no signature.
 */
export function certificateFollowed(
  { proof: _, ...unsigned }: JsonObject,
  open: () => unknown,
  build: (certificate: Signed<CertificateDocument>) => JsonObject,
  sha256: Sha256,
): JsonObject | undefined {
  const certificate = opened(open)
  // Counts separately: the limits of the document were applied before the certificate in it was unpacked.
  if (!isObject(certificate) || brokenLimit(certificate) !== undefined) return undefined
  if (canonicaliseDocument(certificate, sha256)?.shape !== 'certificate') return undefined
  return isSameJson(build(certificate as Signed<CertificateDocument>), unsigned) ? certificate : undefined
}

function opened(open: () => unknown): unknown {
  try {
    return open()
  } catch {
    return undefined
  }
}
