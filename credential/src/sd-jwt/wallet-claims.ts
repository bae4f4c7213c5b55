import { base64UrlEncode } from '../bytes/base64.ts'
import type { JsonObject } from '../crypto/jws.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import { writtenDay } from '../issue/dates.ts'
import type { Signed } from '../issue/document.ts'
import { documentHash } from '../issue/hash-document.ts'
import type { SignedDetail } from '../verify/document/signed-details.ts'
import { signedDetails } from '../verify/document/signed-details.ts'

/** What a certificate says beside its title, by its label in the document; other labels share the claim `results`. */
const DETAILS = new Map([
  ['Grade', 'grade'],
  ['GPA', 'gpa'],
  ['Honours', 'honours'],
  ['Level', 'level'],
  ['Hours', 'hours'],
  ['Credits', 'credits'],
])

/** The claims that a holder can show or hide, one by one. */
export const HIDDEN_CLAIMS = ['name', 'birthdate', 'email', ...DETAILS.values(), 'results'] as const

/** What is known of the holder beside the certificate. The birth date is '2001-02-03'. */
export type Holder = { email?: string; birthdate?: string }

/** Claims that are always shown, and those that the holder can show or hide. */
export type WalletClaims = { open: JsonObject; hidden: JsonObject }

/**
 * What the SD-JWT VC of a certificate says. Always shown: who awarded what and when, and which certificate it speaks for.
 * Hidden until the holder shows it: everything about the holder and the results. Claims have the names of the EU learning
 * credential or of OpenID Connect where one of them fits.
 */
export function walletClaims(
  document: Signed<CertificateDocument>,
  { email, birthdate }: Holder = {},
): WalletClaims {
  return {
    open: openClaims(document),
    hidden: { name: holderName(document), birthdate, email, ...detailClaims(signedDetails(document)) },
  }
}

/** Who awarded what and when, and which certificate it speaks for: in an SD-JWT VC of any type. */
export function openClaims(document: Signed<CertificateDocument>): JsonObject {
  const { id, issuer, validFrom, validUntil, credentialSubject, proof } = document
  const { achievement } = credentialSubject
  const seconds = (date: string) => Date.parse(date) / 1000
  return {
    nbf: seconds(validFrom),
    ...(validUntil !== undefined && { exp: seconds(validUntil) }),
    issuing_authority: issuer.name,
    achievement_title: achievement.name,
    achievement_description: achievement.description,
    date_of_issuance: writtenDay(validFrom),
    ...(validUntil !== undefined && { date_of_expiry: writtenDay(validUntil) }),
    certificate: {
      id,
      digest: base64UrlEncode(documentHash(document)),
      key: proof[0]?.verificationMethod,
    },
  }
}

export const holderName = ({ credentialSubject }: Signed<CertificateDocument>): string | undefined =>
  credentialSubject.identifier.find(({ identityType }) => identityType === 'name')?.identityHash

/** What a certificate says beside its title, as claims. */
export function detailClaims(details: readonly SignedDetail[]): JsonObject {
  const known = details.filter(({ label }) => DETAILS.has(label))
  const results = details
    .filter(({ label }) => !DETAILS.has(label))
    .map(({ label, value }) => ({ name: label, value }))
  return {
    ...Object.fromEntries(known.map(({ label, value }) => [DETAILS.get(label)!, value])),
    ...(results.length > 0 && { results }),
  }
}

/** Turns the claims back into the details of the document that they were made from. */
export function detailsOf(claims: JsonObject): SignedDetail[] {
  const known = [...DETAILS].map(([label, name]) => ({ label, value: claims[name] }))
  const results = Array.isArray(claims.results) ? claims.results : []
  return [...known, ...results.map((one) => ({ label: one?.name, value: one?.value }))].filter(
    (one): one is SignedDetail => typeof one.label === 'string' && typeof one.value === 'string',
  )
}
