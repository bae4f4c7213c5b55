import type { CertificateDetails, ResultLine, TemplateSettings } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'

/** Why a certificate is not verified: nobody has decided yet, or it was declined or withdrawn. */
export type Standing = 'pending' | 'declined' | 'suspended' | 'revoked' | 'superseded'

/** What a document says about one certificate. Dates are ISO 8601 days. Texts are data, never markup. */
export interface DocumentFacts {
  name: string
  title: string
  type: string
  issuer: string
  date: string
  validUntil?: string
  number?: string
  /** The address in the QR code, where the certificate can be checked. */
  link: string
  /** What the certificate says besides its title, such as a grade. */
  details?: CertificateDetails
  /** The rows of a transcript's table, in order. */
  results?: ResultLine[]
  /** 'verified', or why it is not. All other standings are drawn in a different frame, with a mark. */
  standing: 'verified' | Standing
  /** The issuer's digital signature, as the issuer's profile shows it. */
  digitalSignature?: string
  /** Whether a blockchain transaction has recorded the certificate. */
  recorded: boolean
  /** What allows the paper to be checked without a link. */
  paper?: PaperProof
  /** The language of fixed words, such as 'Date of issue'. */
  language: LanguageCode
}

/** A document's second code, and the address that people can type instead. */
export interface PaperProof {
  /** The signed statement in the second code. */
  statement: string
  /** A short address without the protocol. */
  address: string
}

/** The image files that the settings name by id: PNG, JPEG or SVG. `signatures` are in the order of the signatories. */
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

/** Files inside a PDF: the signed credential, and the evidence that it was accepted and logged. */
export interface Attachments {
  credential: Uint8Array
  bundle?: Uint8Array
}
