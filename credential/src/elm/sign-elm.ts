import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import type { Signing } from '../issue/sign-document.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import { buildElm } from './build-elm.ts'

/**
 * A certificate as a European Digital Credential, signed by its issuer's key (eddsa-rdfc-2022). `sign` gets 64 bytes and returns
 * the 64-byte Ed25519 signature.
 */
export const signElm = (
  certificate: Signed<CertificateDocument>,
  { sign, ...signing }: Signing & { sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array> },
): Promise<Record<string, unknown>> =>
  signProof(buildElm(certificate), { suite: 'eddsa-rdfc-2022', ...signing }, sign)
