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

/** A P-256 key, wherever its private half is held. */
export interface P256Signer {
  /** SubjectPublicKeyInfo, DER. */
  spki: Uint8Array
  /** The 64 bytes `r ‖ s` of ECDSA with SHA-256. */
  sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
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
  authority: P256Signer,
  subject: { id: string; name: string },
  now: Date,
): Promise<Uint8Array> {
  const publicKey = await publicKeyOf(authority)
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: subjectName(subject),
      notBefore: now,
      notAfter: yearsAfter(now, AUTHORITY_YEARS),
      signingAlgorithm: P256_WITH_SHA256,
      keys: { publicKey, privateKey: publicKey },
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      ],
    },
    signingWith(authority),
  )
  return new Uint8Array(certificate.rawData)
}

/**
 * The certificate of an issuer's key for wallets (RFC 5280), by an authority; DER. It names the issuer by its URL, which
 * verifiers compare with `iss`.
 */
export async function walletCertificate(
  key: Pick<P256Signer, 'spki'>,
  subject: WalletSubject,
  { authority, now }: { authority: P256Signer & { certificate: Uint8Array }; now: Date },
): Promise<Uint8Array> {
  const issuer = new X509Certificate(Uint8Array.from(authority.certificate))
  const until = yearsAfter(now, KEY_YEARS)
  const certificate = await X509CertificateGenerator.create(
    {
      subject: subjectName(subject),
      issuer: new Name(issuer.subjectName.toArrayBuffer()),
      notBefore: now,
      notAfter: until < issuer.notAfter ? until : issuer.notAfter,
      signingAlgorithm: P256_WITH_SHA256,
      publicKey: await publicKeyOf(key),
      signingKey: await publicKeyOf(authority),
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        alternativeNames(subject),
      ],
    },
    signingWith(authority),
  )
  return new Uint8Array(certificate.rawData)
}

/** What an issuer sends to another authority to have the same key certified (PKCS #10, RFC 2986); PEM. */
export async function certificateRequest(key: P256Signer, subject: WalletSubject): Promise<string> {
  const publicKey = await publicKeyOf(key)
  const request = await Pkcs10CertificateRequestGenerator.create(
    {
      name: subjectName(subject),
      keys: { publicKey, privateKey: publicKey },
      signingAlgorithm: P256_WITH_SHA256,
      extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true), alternativeNames(subject)],
    },
    signingWith(key),
  )
  return request.toString('pem')
}

const alternativeNames = ({ url }: WalletSubject) =>
  new SubjectAlternativeNameExtension([
    { type: 'url', value: url },
    { type: 'dns', value: new URL(url).hostname },
  ])

/**
 * Web Crypto that signs with this key, for the generators: they take a private key only as one of Web Crypto, which a key that is
 * held elsewhere cannot be. The public key stands in its place; only `sign` gets it.
 */
const signingWith = ({ sign }: P256Signer): typeof crypto =>
  withOwn(crypto, {
    subtle: withOwn(crypto.subtle, {
      sign: async (_algorithm: unknown, _key: unknown, bytes: ArrayBuffer) => {
        const signature = await sign(new Uint8Array(bytes))
        return Uint8Array.from(signature).buffer
      },
    }),
  })

/** These members in the place of its own. Its methods can be called only on itself. */
const withOwn = <T extends object>(whole: T, own: Record<string, unknown>): T =>
  new Proxy(whole, {
    get: (_, name: string) => {
      const member: unknown = own[name] ?? Reflect.get(whole, name)
      return typeof member === 'function' ? member.bind(whole) : member
    },
  })

const publicKeyOf = ({ spki }: Pick<P256Signer, 'spki'>) =>
  crypto.subtle.importKey('spki', Uint8Array.from(spki), P256_WITH_SHA256, true, ['verify'])
