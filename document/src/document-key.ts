import 'reflect-metadata'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { KeyUsageFlags, KeyUsagesExtension, Name, X509CertificateGenerator } from '@peculiar/x509'

/** An organisation's key for sealing PDFs, as stored: the secret key in PKCS #8 and its X.509 certificate, both in DER. */
export interface SealKey {
  privateKey: Uint8Array
  certificate: Uint8Array
  /** Certificates that lead from the key's own to an authority, in DER. */
  chain?: readonly Uint8Array[]
}

/** ECDSA on P-256: every PDF reader checks it, while few know Ed25519. */
export const P256_WITH_SHA256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const VALID_YEARS = 10
/** The attribute that distinguishes two subjects with the same name (X.520, 6.2.9). */
const SERIAL_NUMBER = '2.5.4.5'

/** Makes a P-256 key with a self-signed certificate that names the organisation and is valid for ten years. */
export async function newSealKey(organisation: { id: string; name: string }, now: Date): Promise<SealKey> {
  const keys = await crypto.subtle.generateKey(P256_WITH_SHA256, true, ['sign', 'verify'])
  return {
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: await selfSignedCertificate(keys, organisation, now),
  }
}

/** A Web Crypto key pair, in Node's types or the browser's. */
type KeyPair = Record<'publicKey' | 'privateKey', typeof CryptoKey.prototype>

/** Makes a self-signed X.509 certificate (RFC 5280), valid for ten years. Returns DER. */
export async function selfSignedCertificate(
  keys: KeyPair,
  organisation: { id: string; name: string },
  now: Date,
  signingAlgorithm: { name: string; hash: string } = P256_WITH_SHA256,
): Promise<Uint8Array> {
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: subjectName(organisation),
    notBefore: now,
    notAfter: yearsAfter(now, VALID_YEARS),
    signingAlgorithm,
    keys,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true)],
  })
  return new Uint8Array(certificate.rawData)
}

/** Builds the subject's name. It is passed as data, so a comma in it cannot add a field. */
export const subjectName = ({ id, name }: { id: string; name: string }): Name =>
  new Name([
    // RFC 5280, appendix A.1: a common name and an organisation's name have at most 64 characters.
    { CN: [{ utf8String: shortened(name) }] },
    { O: [{ utf8String: shortened(name) }] },
    { [SERIAL_NUMBER]: [{ utf8String: id }] },
  ])

export function yearsAfter(now: Date, years: number): Date {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until
}

const shortened = (name: string): string => [...name].slice(0, 64).join('')

/** Opens the key pair of a private key in PKCS #8. */
export async function openKeyPair(privateKey: Uint8Array): Promise<KeyPair> {
  const der = { key: Buffer.from(privateKey), format: 'der' as const, type: 'pkcs8' as const }
  const spki = createPublicKey(createPrivateKey(der)).export({ format: 'der', type: 'spki' })
  return {
    privateKey: await crypto.subtle.importKey('pkcs8', Uint8Array.from(privateKey), P256_WITH_SHA256, false, [
      'sign',
    ]),
    publicKey: await crypto.subtle.importKey('spki', Uint8Array.from(spki), P256_WITH_SHA256, true, [
      'verify',
    ]),
  }
}
