import { createHash, createPrivateKey, sign } from 'node:crypto'
import { attribute, type CmsCertificates, type OpenMessage, openMessage } from './cms.ts'
import { octets, sequence } from './der.ts'
import type { SealKey } from './document-key.ts'

/** The certificates of a seal, and its key, which may be held elsewhere. */
export interface Sealer extends CmsCertificates {
  /** The signature over the SHA-256 digest of these bytes: PKCS #1 v1.5 of an RSA key, or ECDSA in DER. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** Seals with a key that is held here. */
export function localSealer({ privateKey, ...certificates }: SealKey): Sealer {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  return { ...certificates, sign: async (bytes) => sign('sha256', bytes, key) }
}

/**
 * CAdES baseline B, detached (ETSI EN 319 122-1, 6.3), over a SHA-256 digest: CMS SignedData with the certificates and three signed
 * attributes. No signing time: a PDF keeps it next to the signature (EN 319 142-1, 6.3).
 */
export const openCades = (certificates: CmsCertificates, digest: Uint8Array): OpenMessage =>
  openMessage(
    certificates,
    digest,
    attribute('1.2.840.113549.1.9.16.2.47', signingCertificate(certificates.certificate)),
  )

/**
 * Which certificate is meant, by its digest: ESS signing-certificate-v2 (RFC 5035), whose algorithm defaults to SHA-256.
 */
const signingCertificate = (certificate: Uint8Array) =>
  sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest()))))
