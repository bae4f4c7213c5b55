import 'reflect-metadata'
import type { webcrypto } from 'node:crypto'
import { KeyUsageFlags, KeyUsagesExtension, Name, X509CertificateGenerator } from '@peculiar/x509'

/** An organisation's key for sealing PDFs, as it is stored: PKCS #8 (secret) and its X.509 certificate, both DER. */
export interface SealKey {
  privateKey: Uint8Array
  certificate: Uint8Array
}

/** ECDSA on P-256, which every PDF reader checks; few of them know Ed25519. */
const DOCUMENT_KEY_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const VALID_YEARS = 10
/** The attribute that tells two subjects of one name apart (X.520, 6.2.9). */
const SERIAL_NUMBER = '2.5.4.5'

/** A new P-256 key with a self-signed certificate that names the organisation, valid for ten years. */
export async function newSealKey(organisation: { id: string; name: string }, now: Date): Promise<SealKey> {
  const keys = await crypto.subtle.generateKey(DOCUMENT_KEY_ALGORITHM, true, ['sign', 'verify'])
  return {
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: await selfSignedCertificate(keys, organisation, now),
  }
}

/** X.509 (RFC 5280), DER. The name is given as data: a comma in it cannot add a field. */
export async function selfSignedCertificate(
  keys: webcrypto.CryptoKeyPair,
  organisation: { id: string; name: string },
  now: Date,
): Promise<Uint8Array> {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + VALID_YEARS)
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: new Name([
      // RFC 5280, appendix A.1: a common name and an organisation's name have at most 64 characters.
      { CN: [{ utf8String: shortened(organisation.name) }] },
      { O: [{ utf8String: shortened(organisation.name) }] },
      { [SERIAL_NUMBER]: [{ utf8String: organisation.id }] },
    ]),
    notBefore: now,
    notAfter: until,
    signingAlgorithm: DOCUMENT_KEY_ALGORITHM,
    keys,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true)],
  })
  return new Uint8Array(certificate.rawData)
}

const shortened = (name: string): string => [...name].slice(0, 64).join('')
