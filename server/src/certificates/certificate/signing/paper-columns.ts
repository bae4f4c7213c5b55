import { createHmac, createSecretKey } from 'node:crypto'
import { type PaperStatement, writePaper } from '@credenza/credential/paper'
import { paperNumber, paperNumberKey, paperNumberProof } from '@credenza/credential/seal'
import { openDocumentSync, sealDocumentSync } from '../../../platform/documents/seal-document-sync.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { randomBytes } from '../../../platform/random-bytes.ts'

/** What the paper shows besides the link: the issuer's signed statement as a code, and a number for people to type. */
export interface Paper {
  code: string
  number: string
}

/**
 * The columns of a document's row for its paper, with the issuer's signature over the statement. All null if no code can state
 * the certificate.
 */
export function paperColumns(
  signed: { statement: PaperStatement; signature: Uint8Array } | undefined,
  { keys, documentKey }: { keys: Keys; documentKey: Uint8Array },
) {
  if (!signed) return { paper: null, number_mac: null, number_key: null }
  const code = writePaper(signed.statement, signed.signature)
  const number = paperNumber(randomBytes(19))
  const paper: Paper = { code, number }
  return {
    paper: sealDocumentSync(Buffer.from(JSON.stringify(paper)), documentKey),
    number_mac: numberMac(keys, paperNumberProof(number, hmacSha256)),
    number_key: sealDocumentSync(documentKey, paperNumberKey(number, hmacSha256)),
  }
}

const hmacSha256 = (key: Uint8Array, data: Uint8Array): Uint8Array =>
  createHmac('sha256', createSecretKey(key)).update(data).digest()

/** Opens the column `paper` with the document's key. */
export const openPaper = (sealed: Uint8Array, documentKey: Uint8Array): Paper =>
  JSON.parse(Buffer.from(openDocumentSync(sealed, documentKey)).toString('utf8'))

/** Keyed, so that guesses of a number cannot be checked with a copy of the database. */
export const numberMac = (keys: Keys, proof: string): Uint8Array =>
  keys.mac('paper-number', Buffer.from(proof))
