import type { Sha256 } from '../crypto/sha256.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import { attachProof, prepareSignature, type Signing } from '../issue/sign-document.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import { buildTranscript, courseCredentials } from './build-transcript.ts'

/**
 * Signs the transcript of a certificate, and each course in it, with one key of the issuer (eddsa-rdfc-2022). `sign` gets 64
 * bytes and returns the 64-byte Ed25519 signature.
 */
export async function signTranscript(
  certificate: Signed<CertificateDocument>,
  {
    sign,
    sha256,
    ...signing
  }: Signing & { sha256: Sha256; sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> },
): Promise<Record<string, unknown>> {
  const courses = await Promise.all(
    courseCredentials(certificate).map(async (course) => {
      const prepared = prepareSignature(course, signing, sha256)
      return attachProof(course, prepared, await sign(prepared.bytesToSign))
    }),
  )
  const transcript = buildTranscript(certificate, courses)
  return signProof({ ...transcript }, { suite: 'eddsa-rdfc-2022', ...signing }, sign)
}
