import { createHash, createPrivateKey, sign } from 'node:crypto'
import { attribute, type CmsCertificates, type OpenMessage, openMessage } from './cms.ts'
import { octets, sequence } from './der.ts'
import type { SealKey } from './document-key.ts'

/** The certificates of a seal, and a way to sign with its key, which may be held elsewhere. */
export interface Sealer extends CmsCertificates {
  /** Signs the SHA-256 digest of these bytes: PKCS #1 v1.5 with an RSA key, or ECDSA in DER. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** A sealer whose private key is in this process. */
export function localSealer({ privateKey, ...certificates }: SealKey): Sealer {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  return { ...certificates, sign: async (bytes) => sign('sha256', bytes, key) }
}

/**
 * Prepares a detached CAdES baseline B signature (ETSI EN 319 122-1, 6.3) over a SHA-256 digest: CMS SignedData with the
 * certificates and three signed attributes. It has no signing time, because a PDF keeps that next to the signature (EN 319
 * 142-1, 6.3).
 */
export const openCades = (certificates: CmsCertificates, digest: Uint8Array): OpenMessage =>
  openMessage(
    certificates,
    digest,
    attribute('1.2.840.113549.1.9.16.2.47', signingCertificate(certificates.certificate)),
  )

/**
 * Names the signer's certificate by its digest: ESS signing-certificate-v2 (RFC 5035), whose algorithm defaults to SHA-256.
 */
const signingCertificate = (certificate: Uint8Array) =>
  sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest()))))
