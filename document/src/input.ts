import type { CertificateDetails, ResultLine, TemplateSettings } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'

/** Why a certificate is not verified: nobody has decided yet, or it was refused or taken back. */
export type Standing = 'pending' | 'declined' | 'suspended' | 'revoked' | 'superseded'

/** What a document says about one certificate. Dates are ISO 8601 days; texts are data and never markup. */
export interface DocumentFacts {
  name: string
  title: string
  type: string
  issuer: string
  date: string
  validUntil?: string
  number?: string
  /** Where the certificate is checked: what the QR code says. */
  link: string
  /** What it says beside its title, such as a grade. */
  details?: CertificateDetails
  /** The table of a transcript, in order. */
  results?: ResultLine[]
  /** 'verified', or why it is not; all but 'verified' are drawn in the other frame, with a mark. */
  standing: 'verified' | Standing
  /** The issuer's digital signature, as its profile shows it. */
  digitalSignature?: string
  /** Whether a transaction has recorded the certificate. */
  recorded: boolean
  /** What lets the paper be checked without a link. */
  paper?: PaperProof
  /** The language of the fixed words, such as 'Date of issue'. */
  language: LanguageCode
}

/** The second code of a document, and what people can type in its place. */
export interface PaperProof {
  /** The signed statement that the second code holds. */
  statement: string
  /** A short address without a protocol. */
  address: string
}

/** The files that the settings name by id: PNG, JPEG or SVG. `signatures` follow the order of the signatories. */
export interface DocumentImages {
  logo?: Uint8Array
  seal?: Uint8Array
  photo?: Uint8Array
  signatures: (Uint8Array | undefined)[]
}

export interface DocumentInput {
  settings: TemplateSettings
  facts: DocumentFacts
  images: DocumentImages
}

/** What travels inside a PDF: the signed credential, and the evidence that it was accepted and logged. */
export interface Attachments {
  credential: Uint8Array
  bundle?: Uint8Array
}
