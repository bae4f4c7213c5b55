import { createHash, createPrivateKey } from 'node:crypto'
import { attribute, digestSigner, type SignedDigest } from './cms.ts'
import { octets, sequence } from './der.ts'
import type { SealKey } from './document-key.ts'

/** Signs a SHA-256 digest. */
export type CadesSigner = (digest: Uint8Array) => SignedDigest

const signers = new WeakMap<SealKey, CadesSigner>()

/**
 * Signs with an organisation's key as CAdES baseline B, detached (ETSI EN 319 122-1, 6.3): CMS SignedData with the
 * certificates and three signed attributes. No signing time: a PDF keeps it next to the signature (EN 319 142-1, 6.3). A
 * batch is sealed with one key, which is read only once.
 */
export function cadesSigner(key: SealKey): CadesSigner {
  const known = signers.get(key)
  if (known) return known
  const signer = newSigner(key)
  signers.set(key, signer)
  return signer
}

function newSigner({ privateKey, certificate, chain }: SealKey): CadesSigner {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  const sign = digestSigner({ key, certificate, ...(chain && { chain }) })
  const meant = attribute('1.2.840.113549.1.9.16.2.47', signingCertificate(certificate))
  return (digest) => sign(digest, meant)
}

/**
 * Which certificate is meant, by its digest: ESS signing-certificate-v2 (RFC 5035), whose algorithm defaults to SHA-256.
 */
const signingCertificate = (certificate: Uint8Array) =>
  sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest()))))
