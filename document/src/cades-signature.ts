import 'reflect-metadata'
import { createHash, createPrivateKey, sign } from 'node:crypto'
import { X509Certificate } from '@peculiar/x509'
import { der, identifier, integer, octets, sequence, setOf } from './der.ts'
import type { SealKey } from './document-key.ts'

/** Signs a SHA-256 digest; the answer is a CMS message in DER. */
export type CadesSigner = (digest: Uint8Array) => Buffer

const signers = new WeakMap<SealKey, CadesSigner>()

/**
 * Signs with an organisation's key as CAdES baseline B, detached (ETSI EN 319 122-1, 6.3): CMS SignedData with the
 * certificate and three signed attributes. No signing time: a PDF keeps it next to the signature (EN 319 142-1, 6.3). A
 * batch is sealed with one key, which is read only once.
 */
export function cadesSigner(key: SealKey): CadesSigner {
  const known = signers.get(key)
  if (known) return known
  const signer = newSigner(key)
  signers.set(key, signer)
  return signer
}

function newSigner({ privateKey, certificate }: SealKey): CadesSigner {
  const pkcs8 = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  const { issuerName, serialNumber } = new X509Certificate(Uint8Array.from(certificate))
  const signer = sequence(Buffer.from(issuerName.toArrayBuffer()), integer(Buffer.from(serialNumber, 'hex')))
  return (digest) => {
    const attributes = setOf(
      attribute('1.2.840.113549.1.9.3', data),
      attribute('1.2.840.113549.1.9.4', octets(digest)),
      attribute('1.2.840.113549.1.9.16.2.47', signingCertificate(certificate)),
    )
    const signature = sign('sha256', attributes, pkcs8)
    // In the message the set has the tag of its place; what is signed is the set itself (RFC 5652, 5.4).
    const placed = Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)])
    const signerInfo = sequence(one, signer, sha256, placed, ecdsaWithSha256, octets(signature))
    const signedData = sequence(one, setOf(sha256), sequence(data), der(0xa0, certificate), setOf(signerInfo))
    return sequence(identifier('1.2.840.113549.1.7.2'), der(0xa0, signedData))
  }
}

const one = integer(Uint8Array.of(1))
const data = identifier('1.2.840.113549.1.7.1')
const sha256 = sequence(identifier('2.16.840.1.101.3.4.2.1'))
const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))

const attribute = (type: string, value: Uint8Array) => sequence(identifier(type), setOf(value))

/**
 * Which certificate is meant, by its digest: ESS signing-certificate-v2 (RFC 5035), whose algorithm defaults to SHA-256.
 */
const signingCertificate = (certificate: Uint8Array) =>
  sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest()))))
