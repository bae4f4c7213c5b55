/** What the code on a printed certificate states: enough to check it without its document. */
export type PaperStatement = {
  /** Where the issuer is published, such as 'credenza.example' or 'localhost:3000'. */
  host: string
  /** The issuer's id there without 'org_': 16 digits and small letters. */
  organisation: string
  /** The certificate's own id, 'urn:uuid:…'. */
  id: string
  /** The certificate's hash, which is signed, logged and accepted: it ties the paper to the certificate. */
  documentHash: Uint8Array
  /** The issuer's key that signed both: 32 bytes, Ed25519. */
  publicKey: Uint8Array
  /** When it signed, to the second: '2026-11-20T09:30:00Z'. */
  signedAt: string
  /** Days: '2026-11-20'. `until` is empty if it does not expire. */
  date: string
  until: string
  /** Where its status bit is: the number of the issuer's list, and the place in it. */
  status: { list: number; index: number }
  /** Texts that were too long end in '…'. */
  name: string
  title: string
  issuer: string
}

/** A statement as read, with what its signature covers. */
export type SignedPaper = {
  statement: PaperStatement
  /** The text of the code. */
  text: string
  signedBytes: Uint8Array
  signature: Uint8Array
}

/** Why a text cannot be read as the code of a printed certificate. */
export type PaperProblem =
  /** It is of a later version than this program knows. */
  | 'newer'
  /** It was cut off, mistyped or made up. */
  | 'damaged'

export class PaperError extends TypeError {
  override name = 'PaperError'
  readonly problem: PaperProblem
  constructor(problem: PaperProblem) {
    super(problem)
    this.problem = problem
  }
}
