import { missingCharacters } from '@credenza/document'
import type { CertificateDetails, ResultLine, TemplateSettings } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { ApiError, type ErrorSentence } from '../http/api-error.ts'

/**
 * Why a text cannot be drawn on a certificate, with the letters at fault; undefined if it can. Every way to create a
 * certificate checks this first, and signing checks again. A hundred thousand names take a tenth of a second.
 */
export function undrawable(text: string): ErrorSentence | undefined {
  const missing = missingCharacters(text)
  return missing.length > 0 ? missingGlyph(missing) : undefined
}

/** Shows each character with its code point, since it may be invisible or look like another one. */
export function missingGlyph(characters: readonly string[]): ErrorSentence {
  const shown = characters.slice(0, mostNamed).map((character) => {
    const codePoint = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return `‘${character}’ (U+${codePoint})`
  })
  if (characters.length > mostNamed) shown.push('…')
  return sentence('missing_glyph', { characters: shown })
}

const mostNamed = 5

/** Throws missing_glyph for the first of these texts that cannot be drawn, with its field. */
export function requireDrawable(texts: Record<string, string>): void {
  for (const [field, text] of Object.entries(texts)) {
    const flaw = undrawable(text)
    if (flaw) throw new ApiError(flaw, { fields: { [field]: flaw } })
  }
}

/** The texts of a certificate that its document shows. */
export interface ShownTexts {
  userName: string
  title: string
  categoryName: string
  issuerName: string
  results: readonly ResultLine[]
  details: CertificateDetails
}

const singleTexts = ['userName', 'title', 'categoryName', 'issuerName'] as const
export type SingleText = (typeof singleTexts)[number]
/** The place of a text among the details or courses of a certificate. */
export type DetailPath = `details.${string}` | `courses.${string}`

export const isDetail = (text: SingleText | DetailPath): text is DetailPath =>
  /^(details|courses)\./.test(text)

/** The texts of the details, each with its path. Alignments are signed but not drawn. */
const detailTexts = ({
  custom = [],
  alignments: _,
  ...named
}: CertificateDetails): [DetailPath, string][] => [
  ...Object.entries(named).map(([name, text]): [DetailPath, string] => [`details.${name}`, text]),
  ...custom.flatMap(({ label, value }, i): [DetailPath, string][] => [
    [`details.custom.${i}.label`, label],
    [`details.custom.${i}.value`, value],
  ]),
]

const courseTexts = (lines: readonly ResultLine[]) =>
  lines.flatMap(({ subject, grade, credits }, i): [DetailPath, string][] => [
    [`courses.${i}.subject`, subject],
    [`courses.${i}.grade`, grade],
    [`courses.${i}.credits`, credits],
  ])

/** The first text of a certificate that cannot be drawn, and why; undefined if all can. */
export function undrawableText(
  certificate: Partial<ShownTexts>,
): { text: SingleText | DetailPath; why: ErrorSentence } | undefined {
  const texts = [
    ...singleTexts.map((name) => [name, certificate[name] ?? ''] as const),
    ...detailTexts(certificate.details ?? {}),
    ...courseTexts(certificate.results ?? []),
  ]
  for (const [text, shown] of texts) {
    const why = undrawable(shown)
    if (why) return { text, why }
  }
  return undefined
}

/** Why this certificate cannot be drawn; undefined if it can. */
export function undrawableCertificate(certificate: ShownTexts): ErrorSentence | undefined {
  const placed = [...courseTexts(certificate.results), ...detailTexts(certificate.details)]
  const texts = [...singleTexts.map((text) => certificate[text]), ...placed.map(([, text]) => text)]
  return undrawable(texts.join(' '))
}

/** Throws missing_glyph for a text of a template that cannot be drawn. */
export function requireDrawableTemplate({ texts, signatories }: TemplateSettings): void {
  requireDrawable({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`settings.texts.${name}`, text])),
    ...Object.fromEntries(
      signatories.flatMap(({ name, role }, i) => [
        [`settings.signatories.${i}.name`, name],
        [`settings.signatories.${i}.role`, role],
      ]),
    ),
  })
}
