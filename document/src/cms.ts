import type { KeyObject } from 'node:crypto'
import { sign, X509Certificate } from 'node:crypto'
import { issuerAndSerial } from './certificate-name.ts'
import { der, identifier, integer, octets, sequence, setOf } from './der.ts'

/** Who signs, by its certificate (RSA, or ECDSA), in DER. */
export interface CmsCertificates {
  certificate: Uint8Array
  /** Certificates that lead from it to a root. */
  chain?: readonly Uint8Array[]
}

/** Signs a SHA-256 digest with signed attributes besides its own; the answer is a CMS message in DER. */
export type CmsSign = (digest: Uint8Array, ...attributes: readonly Uint8Array[]) => Buffer

/** A message that has no signature yet, and the bytes to sign. It can get attributes that are not signed (RFC 5652, 5.3). */
export interface OpenMessage {
  signed: Buffer
  finish(signature: Uint8Array, ...unsigned: readonly Uint8Array[]): Buffer
}

/** CMS SignedData (RFC 5652) whose content is elsewhere. */
export const detachedSigner =
  ({ key, ...certificates }: CmsCertificates & { key: KeyObject }): CmsSign =>
  (...given) => {
    const { signed, finish } = openMessage(certificates, ...given)
    return finish(sign('sha256', signed, key))
  }

/** The same for a signature that is made later. */
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
  // In the message the set has the tag of its place; what is signed is the set itself (RFC 5652, 5.4).
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

/** When it was signed (RFC 5652, 11.3), as UTCTime, which ends in 2049. */
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
