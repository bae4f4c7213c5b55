import { HIDDEN_CLAIMS, LEARNING_CLAIMS, LEARNING_CREDENTIAL } from '@credenza/credential/sd-jwt'
import { type Words, words } from '@credenza/languages/words'
import { languageCodes } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'

/** The type of our SD-JWT VCs: the URL of its metadata (SD-JWT VC §5). */
export const certificateType = ({ config }: Pick<Context, 'config'>): string =>
  `${config.publicUrl}/vct/certificate`

const openClaims = [
  'issuing_authority',
  'achievement_title',
  'achievement_description',
  'date_of_issuance',
  'date_of_expiry',
] as const

type Claim =
  | (typeof openClaims)[number]
  | (typeof HIDDEN_CLAIMS)[number]
  | (typeof LEARNING_CLAIMS)['open' | 'hidden'][number]

const labels = ({ pass, certificate: { details } }: Words['document']): Record<Claim, string> => ({
  issuing_authority: pass.issuer,
  issuing_country: pass.issuingCountry,
  achievement_title: pass.title,
  achievement_description: pass.description,
  date_of_issuance: pass.date,
  date_of_expiry: pass.validUntil,
  name: pass.holder,
  family_name: pass.familyName,
  given_name: pass.givenName,
  birthdate: pass.dateOfBirth,
  email: pass.email,
  results: pass.results,
  learning_outcomes: pass.learningOutcomes,
  assessment_grade: details.grade,
  ...details,
})

/** What wallets show about our SD-JWT VCs, in every language, and which claims their holders may hide. */
export const typeMetadata = (ctx: Pick<Context, 'config'>) =>
  metadataOf(certificateType(ctx), 'certificate', { open: openClaims, hidden: HIDDEN_CLAIMS })

/** The same for the EU's learning credential. */
export const learningMetadata = () => metadataOf(LEARNING_CREDENTIAL, 'learningCredential', LEARNING_CLAIMS)

function metadataOf(
  vct: string,
  name: 'certificate' | 'learningCredential',
  { open, hidden }: Record<'open' | 'hidden', readonly Claim[]>,
) {
  const claim = (name: Claim, sd: 'always' | 'never') => ({
    path: [name],
    sd,
    display: languageCodes.map((locale) => ({ locale, label: labels(words[locale].document)[name] })),
  })
  return {
    vct,
    name: words.en.document.pass[name],
    display: languageCodes.map((locale) => ({ locale, name: words[locale].document.pass[name] })),
    claims: [...open.map((one) => claim(one, 'never')), ...hidden.map((one) => claim(one, 'always'))],
  }
}
