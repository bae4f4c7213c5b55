import 'reflect-metadata'
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  Pkcs10CertificateRequestGenerator,
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { P256_WITH_SHA256, subjectName, yearsAfter } from './document-key.ts'

/** A P-256 key in DER: PKCS #8, and SubjectPublicKeyInfo. */
export interface KeyPairDer {
  pkcs8: Uint8Array
  spki: Uint8Array
}

/** Whose key it is, and the URL that names the same issuer. */
export interface WalletSubject {
  id: string
  name: string
  url: string
}

const AUTHORITY_YEARS = 20
const KEY_YEARS = 10

/** The self-signed certificate of an authority that may certify only keys for wallets, no further authorities; DER. */
export async function authorityCertificate(
  authority: KeyPairDer,
  subject: { id: string; name: string },
  now: Date,
): Promise<Uint8Array> {
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: subjectName(subject),
    notBefore: now,
    notAfter: yearsAfter(now, AUTHORITY_YEARS),
    signingAlgorithm: P256_WITH_SHA256,
    keys: { publicKey: await publicKeyOf(authority), privateKey: await privateKeyOf(authority) },
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  })
  return new Uint8Array(certificate.rawData)
}

/**
 * The certificate of an issuer's key for wallets (RFC 5280), by an authority; DER. It names the issuer by its URL, which
 * verifiers compare with `iss`.
 */
export async function walletCertificate(
  key: Pick<KeyPairDer, 'spki'>,
  subject: WalletSubject,
  { authority, now }: { authority: KeyPairDer & { certificate: Uint8Array }; now: Date },
): Promise<Uint8Array> {
  const issuer = new X509Certificate(Uint8Array.from(authority.certificate))
  const until = yearsAfter(now, KEY_YEARS)
  const certificate = await X509CertificateGenerator.create({
    subject: subjectName(subject),
    issuer: new Name(issuer.subjectName.toArrayBuffer()),
    notBefore: now,
    notAfter: until < issuer.notAfter ? until : issuer.notAfter,
    signingAlgorithm: P256_WITH_SHA256,
    publicKey: await publicKeyOf(key),
    signingKey: await privateKeyOf(authority),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      alternativeNames(subject),
    ],
  })
  return new Uint8Array(certificate.rawData)
}

/** What an issuer sends to another authority to have the same key certified (PKCS #10, RFC 2986); PEM. */
export async function certificateRequest(key: KeyPairDer, subject: WalletSubject): Promise<string> {
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: subjectName(subject),
    keys: { publicKey: await publicKeyOf(key), privateKey: await privateKeyOf(key) },
    signingAlgorithm: P256_WITH_SHA256,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true), alternativeNames(subject)],
  })
  return request.toString('pem')
}

const alternativeNames = ({ url }: WalletSubject) =>
  new SubjectAlternativeNameExtension([
    { type: 'url', value: url },
    { type: 'dns', value: new URL(url).hostname },
  ])

const privateKeyOf = ({ pkcs8 }: KeyPairDer) =>
  crypto.subtle.importKey('pkcs8', Uint8Array.from(pkcs8), P256_WITH_SHA256, false, ['sign'])

const publicKeyOf = ({ spki }: Pick<KeyPairDer, 'spki'>) =>
  crypto.subtle.importKey('spki', Uint8Array.from(spki), P256_WITH_SHA256, true, ['verify'])
