import 'reflect-metadata'
import { createHash, KeyObject, sign, X509Certificate } from 'node:crypto'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { issuerAndSerial } from '../src/certificate-name.ts'
import { attribute } from '../src/cms.ts'
import { der, identifier, integer, octets, sequence, setOf } from '../src/der.ts'
import { readDer } from '../src/der-value.ts'

/** How an answer should be wrong. */
export interface Lies {
  digest?: Uint8Array
  nonce?: Uint8Array
  time?: Date
  /** Names one certificate but signs with another. */
  otherCertificate?: boolean
  refuses?: boolean
}

export interface TestAuthority {
  root: X509Certificate
  certificate: X509Certificate
  answer(request: Uint8Array, now: Date, lies?: Lies): Buffer
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const sha256Algorithm = sequence(identifier('2.16.840.1.101.3.4.2.1'))
const tstInfoType = '1.2.840.113549.1.9.16.1.4'

/**
 * Makes a time-stamp authority (RFC 3161) with its own root, valid for a year around `now`. `use` is its certificate's
 * purpose.
 */
export async function makeAuthority(now: Date, use = '1.3.6.1.5.5.7.3.8'): Promise<TestAuthority> {
  const [rootKeys, keys, otherKeys] = await Promise.all([makeKeys(), makeKeys(), makeKeys()])
  const notBefore = new Date(now.getTime() - 86_400_000)
  const notAfter = new Date(now.getTime() + 365 * 86_400_000)
  const common = { notBefore, notAfter, signingAlgorithm: algorithm }
  const root = await X509CertificateGenerator.createSelfSigned({
    ...common,
    name: 'CN=Test Root',
    keys: rootKeys,
    extensions: [
      new BasicConstraintsExtension(true, 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  })
  const certify = (name: string, publicKey: typeof keys.publicKey) =>
    X509CertificateGenerator.create({
      ...common,
      subject: name,
      issuer: root.subject,
      publicKey,
      signingKey: rootKeys.privateKey,
      extensions: [
        new ExtendedKeyUsageExtension([use], true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      ],
    })
  const own = new X509Certificate(Buffer.from((await certify('CN=Test TSA', keys.publicKey)).rawData))
  const other = new X509Certificate(Buffer.from((await certify('CN=Other', otherKeys.publicKey)).rawData))
  const rootCertificate = new X509Certificate(Buffer.from(root.rawData))
  const key = KeyObject.from(keys.privateKey)

  return {
    root: rootCertificate,
    certificate: own,
    answer(request, at, lies = {}) {
      if (lies.refuses) return sequence(sequence(integer(Buffer.of(2))))
      const [, imprint, nonce] = readDer(Buffer.from(request)).parts
      const info = sequence(
        integer(Buffer.of(1)),
        identifier('1.2.3.4.1'),
        lies.digest ? sequence(imprint!.parts[0]!.whole, octets(lies.digest)) : imprint!.whole,
        integer(Buffer.of(1, at.getTime() & 0x7f)),
        der(0x18, Buffer.from(`${(lies.time ?? at).toISOString().replace(/[-:T]|\..*/g, '')}Z`)),
        lies.nonce ? integer(lies.nonce) : nonce!.whole,
      )
      const named = lies.otherCertificate ? other : own
      const attributes = setOf(
        attribute('1.2.840.113549.1.9.3', identifier(tstInfoType)),
        attribute('1.2.840.113549.1.9.4', octets(sha256(info))),
        attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(sha256(own.raw)))))),
      )
      const signerInfo = sequence(
        integer(Buffer.of(1)),
        sequence(...issuerAndSerial(named.raw)),
        sha256Algorithm,
        Buffer.concat([Buffer.of(0xa0), attributes.subarray(1)]),
        sequence(identifier('1.2.840.10045.4.3.2')),
        octets(sign('sha256', attributes, key)),
      )
      const signedData = sequence(
        integer(Buffer.of(3)),
        setOf(sha256Algorithm),
        sequence(identifier(tstInfoType), der(0xa0, octets(info))),
        der(0xa0, ...[named.raw, rootCertificate.raw].toSorted(Buffer.compare)),
        setOf(signerInfo),
      )
      const token = sequence(identifier('1.2.840.113549.1.7.2'), der(0xa0, signedData))
      return sequence(sequence(integer(Buffer.of(0))), token)
    },
  }
}
