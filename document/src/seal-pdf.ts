import { CryptoKeySigner, PDF } from '@libpdf/core'
import { DOCUMENT_KEY_ALGORITHM, type DocumentKey } from './document-key.ts'

/** Room for the signature in the file, in bytes: a P-256 signature with one certificate needs less than half of it. */
const SIGNATURE_BYTES = 6144

/**
 * Signs a PDF as PAdES B-B (ETSI EN 319 142-1): every PDF reader shows a later change of any byte. `now` is the time that
 * the signature claims.
 */
export async function sealPdf(pdf: Uint8Array, key: DocumentKey, now: Date): Promise<Uint8Array> {
  const document = await PDF.load(pdf)
  const { bytes } = await document.sign({
    signer: await signerOf(key),
    level: 'B-B',
    signingTime: now,
    estimatedSize: SIGNATURE_BYTES,
  })
  return bytes
}

const signers = new WeakMap<DocumentKey, Promise<CryptoKeySigner>>()

/** A batch is sealed with one key, which is parsed once. */
function signerOf(key: DocumentKey): Promise<CryptoKeySigner> {
  const known = signers.get(key)
  if (known) return known
  const signer = crypto.subtle
    .importKey('pkcs8', new Uint8Array(key.privateKey), DOCUMENT_KEY_ALGORITHM, false, ['sign'])
    .then((privateKey) => new CryptoKeySigner(privateKey, key.certificate, 'EC', 'ECDSA'))
  signers.set(key, signer)
  return signer
}
