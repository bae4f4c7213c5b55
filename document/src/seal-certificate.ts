import 'reflect-metadata'
import {
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Pkcs10CertificateRequestGenerator,
  X509Certificate,
} from '@peculiar/x509'
import { openKeyPair, P256_WITH_SHA256, type SealKey, subjectName } from './document-key.ts'

const forSignatures = KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation

/** The extended key usages that PDF readers accept for signatures on documents. */
const documentPurposes = new Set([
  '2.5.29.37.0', // any purpose (RFC 5280)
  '1.3.6.1.5.5.7.3.36', // signatures on documents (RFC 9336)
  '1.3.6.1.5.5.7.3.4', // email
  '1.2.840.113583.1.1.5', // Adobe's for documents
  '1.3.6.1.4.1.311.10.3.12', // Microsoft's for documents
])

/** Whether the key of this X.509 certificate (DER) may sign documents, according to its key usage and any extended usages. */
export function isForDocuments(certificate: Uint8Array): boolean {
  const read = new X509Certificate(Uint8Array.from(certificate))
  const usages = read.getExtension(KeyUsagesExtension)
  const purposes = read.getExtension(ExtendedKeyUsageExtension)
  const maySign = usages !== null && (usages.usages & forSignatures) !== 0
  return maySign && (purposes?.usages.some((one) => documentPurposes.has(String(one))) ?? true)
}

/** Makes the request with which an authority certifies an organisation's seal key (PKCS #10, RFC 2986). Returns PEM. */
export async function sealCertificateRequest(
  { privateKey }: Pick<SealKey, 'privateKey'>,
  organisation: { id: string; name: string },
): Promise<string> {
  const request = await Pkcs10CertificateRequestGenerator.create({
    name: subjectName(organisation),
    keys: await openKeyPair(privateKey),
    signingAlgorithm: P256_WITH_SHA256,
    extensions: [new KeyUsagesExtension(forSignatures, true)],
  })
  return request.toString('pem')
}
