import { encryptionNs, signatureNs } from './names.ts'
import type { XmlElement } from './xml-element.ts'

const xmldsigMore = 'http://www.w3.org/2001/04/xmldsig-more#'
const exclusiveC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** RSA with SHA-256 or SHA-512: what providers use and our library checks. SHA-1 can be forged. */
export const signatureMethods: Readonly<Record<string, string>> = {
  [`${xmldsigMore}rsa-sha256`]: 'sha256',
  [`${xmldsigMore}rsa-sha512`]: 'sha512',
}

const strong: Record<string, readonly string[]> = {
  SignatureMethod: Object.keys(signatureMethods),
  DigestMethod: [`${encryptionNs}sha256`, `${encryptionNs}sha512`],
  CanonicalizationMethod: [exclusiveC14n],
  Transform: [`${signatureNs}enveloped-signature`, exclusiveC14n],
}

/** Throws if an element, or anything inside it, has a signature that can be broken. */
export function requireStrong({ namespace, name, attributes, children }: XmlElement): void {
  if (namespace === signatureNs && Object.hasOwn(strong, name))
    requireOneOf(strong[name]!, attributes.Algorithm)
  // The digest in an encryption method signs nothing.
  if (namespace !== encryptionNs || name !== 'EncryptionMethod')
    for (const child of children) requireStrong(child)
}

function requireOneOf(allowed: readonly string[], algorithm: string | undefined): void {
  if (!algorithm || !allowed.includes(algorithm)) throw new Error('The message is not signed well enough')
}
