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

/** A P-256 key whose private half may be held anywhere. */
export interface P256Signer {
  /** SubjectPublicKeyInfo, DER. */
  spki: Uint8Array
  /** Returns the 64 bytes `r ‖ s` of ECDSA with SHA-256. */
  sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>
}

/** Who owns the key, and the URL that identifies the same issuer. */
export interface WalletSubject {
  id: string
  name: string
  url: string
}

const AUTHORITY_YEARS = 20
const KEY_YEARS = 10

/**
 * Makes the self-signed certificate of an authority that may certify only wallet keys, no further authorities. Returns DER.
 */
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
 * Certifies an issuer's wallet key (RFC 5280) in the name of the authority. Returns DER. Names the issuer by its URL, which
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

/**
 * Makes the request with which an issuer has the same key certified by another authority (PKCS #10, RFC 2986). Returns PEM.
 */
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
 * A Web Crypto that signs with this key. The certificate generators take a private key only from Web Crypto, which cannot
 * represent a key that is held elsewhere. So the public key takes its place, and only `sign` ever gets it.
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

/** The object with some members replaced. Its other methods are still called on the object itself, as they must be. */
const withOwn = <T extends object>(whole: T, own: Record<string, unknown>): T =>
  new Proxy(whole, {
    get: (_, name: string) => {
      const member: unknown = own[name] ?? Reflect.get(whole, name)
      return typeof member === 'function' ? member.bind(whole) : member
    },
  })

const publicKeyOf = ({ spki }: Pick<P256Signer, 'spki'>) =>
  crypto.subtle.importKey('spki', Uint8Array.from(spki), P256_WITH_SHA256, true, ['verify'])
