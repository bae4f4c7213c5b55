import type { KeyObject } from 'node:crypto'
import { sign, X509Certificate } from 'node:crypto'
import { issuerAndSerial } from './certificate-name.ts'
import { der, identifier, integer, octets, sequence, setOf } from './der.ts'

/** The certificate of the signer's key (RSA or ECDSA), in DER. */
export interface CmsCertificates {
  certificate: Uint8Array
  /** Certificates that lead from the signer's to a root. */
  chain?: readonly Uint8Array[]
}

/** Signs a SHA-256 digest with the given attributes added to the usual signed ones. Returns a CMS message in DER. */
export type CmsSign = (digest: Uint8Array, ...attributes: readonly Uint8Array[]) => Buffer

/**
 * A message without its signature yet, and the bytes to sign. Attributes that are not signed can be added (RFC 5652, 5.3).
 */
export interface OpenMessage {
  signed: Buffer
  finish(signature: Uint8Array, ...unsigned: readonly Uint8Array[]): Buffer
}

/** Signs CMS SignedData (RFC 5652) that does not include the content. */
export const detachedSigner =
  ({ key, ...certificates }: CmsCertificates & { key: KeyObject }): CmsSign =>
  (...given) => {
    const { signed, finish } = openMessage(certificates, ...given)
    return finish(sign('sha256', signed, key))
  }

/** As `detachedSigner`, for a signature that is made later. */
export function openMessage(
  { certificate, chain = [] }: CmsCertificates,
  ...[digest, ...attributes]: Parameters<CmsSign>
): OpenMessage {
  const signer = sequence(...issuerAndSerial(certificate))
  const { publicKey } = new X509Certificate(certificate)
  const algorithm = publicKey.asymmetricKeyType === 'rsa' ? rsa : ecdsaWithSha256
  const certificates = der(0xa0, ...[certificate, ...chain].toSorted(Buffer.compare))
  const signed = setOf(
    attribute('1.2.840.113549.1.9.3', data),
    attribute('1.2.840.113549.1.9.4', octets(digest)),
    ...attributes,
  )
  // In the message, the set is tagged by its position; the signature covers it with its own SET OF tag (RFC 5652, 5.4).
  const placed = Buffer.concat([Buffer.from([0xa0]), signed.subarray(1)])
  return {
    signed,
    finish: (signature, ...unsigned) => {
      const further = unsigned.length > 0 ? [der(0xa1, ...unsigned.toSorted(Buffer.compare))] : []
      const signerInfo = sequence(one, signer, sha256, placed, algorithm, octets(signature), ...further)
      const signedData = sequence(one, setOf(sha256), sequence(data), certificates, setOf(signerInfo))
      return sequence(identifier('1.2.840.113549.1.7.2'), der(0xa0, signedData))
    },
  }
}

export const attribute = (type: string, value: Uint8Array) => sequence(identifier(type), setOf(value))

/** The signing time attribute (RFC 5652, 11.3), as UTCTime, which ends in 2049. */
export const signingTime = (at: Date) =>
  attribute(
    '1.2.840.113549.1.9.5',
    der(
      0x17,
      Buffer.from(
        `${at
          .toISOString()
          .replace(/[-:T]|\..*/g, '')
          .slice(2)}Z`,
      ),
    ),
  )

const one = integer(Uint8Array.of(1))
const data = identifier('1.2.840.113549.1.7.1')
const sha256 = sequence(identifier('2.16.840.1.101.3.4.2.1'))
const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))
const rsa = sequence(identifier('1.2.840.113549.1.1.1'), der(0x05))
