import type { FindingCode } from '@credenza/credential/verify'
import type { Verdict } from '../../browser/verdict.ts'
import type { Answers } from '../fetch-with.ts'
import type { Json } from '../stranger.ts'

/** The surfaces that judge a certificate. */
export const SURFACES = ['api', 'bulk check', 'browser', 'command', 'saved page', 'vc-api', 'badge'] as const
export type Surface = (typeof SURFACES)[number]

/** The surfaces that cannot take a case, with the reason. */
export type Exceptions = Partial<Record<Surface, string>>

/** One row of the table: a file, and the verdict expected from every surface that can take it. */
export interface VerdictCase {
  name: string
  /** A text is a JWT or a page. */
  file: Json | string
  verdict: Verdict
  /** The expected reason, if the verdict alone could be right for another reason. */
  because?: FindingCode
  except: Exceptions
  /** The certificate's slug, for its badge. */
  slug?: string
  /** Responses that replace the deployment's own. */
  answers?: Answers
}

/** A file with a certificate that is not one of our certificates, unchanged. */
export const justAFile = { badge: 'it is drawn for one of our certificates, not for a file' } as const

/** A file with evidence beside the certificate. */
export const withEvidence = {
  ...justAFile,
  'vc-api': 'it takes a credential alone, and finds the evidence itself',
} as const

/** Issued elsewhere, or not in our own form. */
export const neverSaved = {
  ...justAFile,
  'saved page': 'pages are saved of our own certificates in our own form only',
} as const

export const asJwt = {
  ...neverSaved,
  command: 'not in this table yet; verify-file.test.ts gives it JWTs',
} as const

/** A saved page. */
export const aPage = {
  ...justAFile,
  api: 'not in this table yet; it reads files as the bulk check does',
  'vc-api': 'it takes credentials',
} as const

/** What only an attacker between the deployment and the visitor can cause. */
export const onTheWay = {
  ...justAFile,
  api: 'the server reads its own records, and nobody stands between',
  'bulk check': 'the server reads its own records, and nobody stands between',
  'vc-api': 'the server reads its own records, and nobody stands between',
} as const
