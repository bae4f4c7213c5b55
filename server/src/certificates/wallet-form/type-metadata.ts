import { HIDDEN_CLAIMS } from '@credenza/credential/sd-jwt'
import { type Words, words } from '@credenza/languages/words'
import { languageCodes } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'

/** The type of our SD-JWT VCs, which is also the address of what is said about it (SD-JWT VC §5). */
export const certificateType = ({ config }: Pick<Context, 'config'>): string =>
  `${config.publicUrl}/vct/certificate`

const openClaims = [
  'issuing_authority',
  'achievement_title',
  'achievement_description',
  'date_of_issuance',
  'date_of_expiry',
] as const

type Claim = (typeof openClaims)[number] | (typeof HIDDEN_CLAIMS)[number]

const labels = ({ pass, certificate: { details } }: Words['document']): Record<Claim, string> => ({
  issuing_authority: pass.issuer,
  achievement_title: pass.title,
  achievement_description: pass.description,
  date_of_issuance: pass.date,
  date_of_expiry: pass.validUntil,
  name: pass.holder,
  birthdate: pass.dateOfBirth,
  email: pass.email,
  results: pass.results,
  ...details,
})

/** What wallets show about our SD-JWT VCs, in every language, and which claims their holders may hide. */
export function typeMetadata(ctx: Pick<Context, 'config'>) {
  const claim = (name: Claim, sd: 'always' | 'never') => ({
    path: [name],
    sd,
    display: languageCodes.map((locale) => ({ locale, label: labels(words[locale].document)[name] })),
  })
  return {
    vct: certificateType(ctx),
    name: 'Certificate',
    display: languageCodes.map((locale) => ({ locale, name: words[locale].document.pass.certificate })),
    claims: [
      ...openClaims.map((name) => claim(name, 'never')),
      ...HIDDEN_CLAIMS.map((name) => claim(name, 'always')),
    ],
  }
}
