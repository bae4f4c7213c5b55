import type { KeyObject } from 'node:crypto'
import { sign } from 'node:crypto'
import { issuerAndSerial } from './certificate-name.ts'
import { der, identifier, integer, octets, sequence, setOf } from './der.ts'

/** Who signs: a private key (RSA, or ECDSA) and its certificate in DER. */
export interface CmsSigner {
  key: KeyObject
  certificate: Uint8Array
  /** Certificates that lead from it to a root, in DER. */
  chain?: readonly Uint8Array[]
}

/** Signs a SHA-256 digest with signed attributes besides its own; the answer is a CMS message in DER. */
export type CmsSign = (digest: Uint8Array, ...attributes: readonly Uint8Array[]) => Buffer

/** A signature, and the message that it gets into; attributes that are not signed can be added (RFC 5652, 5.3). */
export interface SignedDigest {
  signature: Buffer
  message(...unsigned: readonly Uint8Array[]): Buffer
}

/** CMS SignedData (RFC 5652) whose content is elsewhere. The certificate is read only once. */
export function detachedSigner(signer: CmsSigner): CmsSign {
  const sign = digestSigner(signer)
  return (...signed) => sign(...signed).message()
}

/** The same for a message that is finished later. */
export function digestSigner({
  key,
  certificate,
  chain = [],
}: CmsSigner): (...signed: Parameters<CmsSign>) => SignedDigest {
  const signer = sequence(...issuerAndSerial(certificate))
  const algorithm = key.asymmetricKeyType === 'rsa' ? rsa : ecdsaWithSha256
  const certificates = der(0xa0, ...[certificate, ...chain].toSorted(Buffer.compare))
  return (digest, ...attributes) => {
    const signed = setOf(
      attribute('1.2.840.113549.1.9.3', data),
      attribute('1.2.840.113549.1.9.4', octets(digest)),
      ...attributes,
    )
    const signature = sign('sha256', signed, key)
    // In the message the set has the tag of its place; what is signed is the set itself (RFC 5652, 5.4).
    const placed = Buffer.concat([Buffer.from([0xa0]), signed.subarray(1)])
    return {
      signature,
      message: (...unsigned) => {
        const further = unsigned.length > 0 ? [der(0xa1, ...unsigned.toSorted(Buffer.compare))] : []
        const signerInfo = sequence(one, signer, sha256, placed, algorithm, octets(signature), ...further)
        const signedData = sequence(one, setOf(sha256), sequence(data), certificates, setOf(signerInfo))
        return sequence(identifier('1.2.840.113549.1.7.2'), der(0xa0, signedData))
      },
    }
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
