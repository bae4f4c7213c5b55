import type { SignedFacts } from '@credenza/credential/verify'
import type { CertificateFace } from '../certificate/rendered-certificate.tsx'

/** The sheet to draw for a certificate with a valid signature; undefined if its facts lack a title or issuer. */
export function faceOf(
  { recipient, issuer, programme, date, signature }: SignedFacts,
  { valid, logIndex }: { valid: boolean; logIndex: string },
): CertificateFace | undefined {
  if (programme === '' || issuer === '') return undefined
  return {
    recipient,
    issuer,
    title: programme,
    date,
    digitalSignature: signature,
    certificateNumber: logIndex,
    verified: valid,
    recorded: valid,
  }
}
