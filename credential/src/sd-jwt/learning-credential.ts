import type { JsonObject } from '../crypto/jws.ts'
import { frameworks } from '../issue/alignments.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import type { Signed } from '../issue/document.ts'
import { signedDetails } from '../verify/document/signed-details.ts'
import { detailClaims, holderName, openClaims, type WalletClaims } from './wallet-claims.ts'

/** The type of the EU's learning credential (European Digital Identity Wallet). */
export const LEARNING_CREDENTIAL = 'urn:eu.europa.ec.eudi:learning:credential:1'

/** Its claims, in the order of the EU's reference issuer: first those that are always shown. */
export const LEARNING_CLAIMS = {
  open: [
    'issuing_authority',
    'issuing_country',
    'date_of_issuance',
    'date_of_expiry',
    'achievement_title',
    'achievement_description',
  ],
  hidden: ['family_name', 'given_name', 'learning_outcomes', 'assessment_grade'],
} as const

/**
 * The claims of the learning credential for a certificate. A certificate has the name as one text, and no rule splits names
 * correctly for every country, so all of it is the family name, as in a passport that cannot split one (ICAO 9303-3 §4.6).
 * `country` is the issuer's, ISO 3166-1 alpha-2.
 */
export function learningClaims(
  document: Signed<CertificateDocument>,
  country: string | undefined,
): WalletClaims {
  const skills = (document.credentialSubject.achievement.alignment ?? []).filter(
    ({ targetType }) => targetType === frameworks['esco-skill'].targetType,
  )
  return {
    open: { ...openClaims(document), ...(country !== undefined && { issuing_country: country }) },
    hidden: {
      family_name: holderName(document),
      ...(skills.length > 0 && { learning_outcomes: skills.map(({ targetName }) => targetName) }),
      assessment_grade: detailClaims(signedDetails(document)).grade,
    },
  }
}

/** The claims of an SD-JWT VC by the names that our own type has for them; those of other types stay as they are. */
export function inOurWords(claims: JsonObject): JsonObject {
  if (claims.vct !== LEARNING_CREDENTIAL) return claims
  const { given_name: given, family_name: family, assessment_grade: grade, learning_outcomes } = claims
  const name = [given, family].filter((part) => typeof part === 'string' && part !== '').join(' ')
  const outcomes = Array.isArray(learning_outcomes) ? learning_outcomes : []
  return {
    ...claims,
    ...(name !== '' && { name }),
    grade,
    results: outcomes.map((value) => ({ name: 'Learning outcome', value })),
  }
}
