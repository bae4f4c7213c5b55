import { createHash, type X509Certificate } from 'node:crypto'
import { issuerAndSerial } from './certificate-name.ts'
import { der, identifier, octets, sequence } from './der.ts'
import { readDer } from './der-value.ts'

/** Where to ask whether a certificate was revoked. */
export interface RevocationPlaces {
  /** URLs of lists of revoked certificates (RFC 5280, 4.2.1.13). */
  crls: string[]
  /** URLs of services that answer about a single certificate (RFC 5280, 4.2.2.1). */
  ocsps: string[]
}

export function revocationPlaces(certificate: X509Certificate): RevocationPlaces {
  const ocsps = [...(certificate.infoAccess ?? '').matchAll(/^OCSP - URI:(\S+)$/gm)].map(([, url]) => url!)
  const extension = identifier('2.5.29.31')
  const at = certificate.raw.indexOf(extension)
  if (at < 0) return { crls: [], ocsps }
  // Extension { id, [critical], value OCTET STRING } with names as [6] URI, at any depth.
  const value = readDer(certificate.raw.subarray(at + extension.length))
  const urls = (from: ReturnType<typeof readDer>): string[] =>
    from.tag === 0x86 ? [from.bytes.toString('latin1')] : from.parts.flatMap(urls)
  return { crls: value.tag === 0x04 ? urls(readDer(value.bytes)) : [], ocsps }
}

/** The request that asks whether a certificate of this issuer was revoked (RFC 6960, 4.1). */
export function ocspRequest(certificate: X509Certificate, issuer: X509Certificate): Buffer {
  const sha1 = (bytes: Uint8Array) => octets(createHash('sha1').update(bytes).digest())
  const [issuerName, serial] = issuerAndSerial(certificate.raw)
  // SubjectPublicKeyInfo { algorithm, key BIT STRING }, hashed without the count of unused bits
  const key = readDer(issuer.publicKey.export({ format: 'der', type: 'spki' })).parts[1]!.bytes.subarray(1)
  const algorithm = sequence(identifier('1.3.14.3.2.26'), der(0x05))
  const id = sequence(algorithm, sha1(issuerName), sha1(key), serial)
  return sequence(sequence(sequence(sequence(id))))
}
