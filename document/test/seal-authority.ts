import 'reflect-metadata'
import {
  AuthorityInfoAccessExtension,
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Pkcs10CertificateRequest,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const dayMs = 86_400_000

/** How a certificate should differ from a good one. */
export interface Wanted {
  usages?: number
  purposes?: string[]
  from?: Date
  days?: number
  /** Used instead of the requested subject. */
  subject?: string
  /** Where its revocation lists are, and which services answer about it. */
  places?: { crls: string[]; ocsps: string[] }
}

export interface SealAuthority {
  /** PEM. */
  root: string
  middle: string
  /** Certifies the key of a request (PEM). Throws if that key did not sign the request. */
  certify(request: string, wanted?: Wanted): Promise<string>
}

/** Makes an authority that certifies seal keys: a root, and an intermediate below it. */
export async function makeSealAuthority(now: Date): Promise<SealAuthority> {
  const [rootKeys, middleKeys] = await Promise.all([newKeys(), newKeys()])
  const from = new Date(now.getTime() - dayMs)
  const root = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Ministry Root',
    notBefore: from,
    notAfter: daysAfter(from, 7300),
    signingAlgorithm: algorithm,
    keys: rootKeys,
    extensions: authorityExtensions(),
  })
  const middle = await X509CertificateGenerator.create({
    subject: 'CN=Ministry Seals',
    issuer: root.subject,
    notBefore: from,
    notAfter: daysAfter(from, 3650),
    signingAlgorithm: algorithm,
    publicKey: middleKeys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: authorityExtensions(),
  })
  return {
    root: pemOf(root),
    middle: pemOf(middle),
    certify: async (
      pem,
      { usages = KeyUsageFlags.nonRepudiation, purposes, from = now, days = 365, subject, places } = {},
    ) => {
      const request = new Pkcs10CertificateRequest(pem)
      if (!(await request.verify())) throw new Error('The key did not sign this request')
      const certificate = await X509CertificateGenerator.create({
        subject: subject ?? request.subject,
        issuer: middle.subject,
        notBefore: from,
        notAfter: daysAfter(from, days),
        signingAlgorithm: algorithm,
        publicKey: request.publicKey,
        signingKey: middleKeys.privateKey,
        extensions: [
          new BasicConstraintsExtension(false),
          ...(usages ? [new KeyUsagesExtension(usages, true)] : []),
          ...(purposes ? [new ExtendedKeyUsageExtension(purposes)] : []),
          ...(places
            ? [
                new CRLDistributionPointsExtension(places.crls),
                new AuthorityInfoAccessExtension({ ocsp: places.ocsps }),
              ]
            : []),
        ],
      })
      return pemOf(certificate)
    },
  }
}

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * dayMs)
const pemOf = (certificate: X509Certificate) => `${certificate.toString('pem')}\n`
const authorityExtensions = () => [
  new BasicConstraintsExtension(true, undefined, true),
  new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
]
