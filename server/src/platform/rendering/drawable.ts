import { missingCharacters } from '@credenza/document'
import type { ResultLine, TemplateSettings } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { ApiError, type ErrorSentence } from '../http/api-error.ts'

/**
 * Why a text cannot be drawn on a certificate, with the letters that cannot; undefined for one that can. Every way to a
 * certificate asks before it is made, and signing asks once more. A hundred thousand names take a tenth of a second.
 */
export function undrawable(text: string): ErrorSentence | undefined {
  const missing = missingCharacters(text)
  return missing.length > 0 ? missingGlyph(missing) : undefined
}

/** Shows each character with its code point, since it may look like nothing, or like another one. */
export function missingGlyph(characters: readonly string[]): ErrorSentence {
  const shown = characters.slice(0, mostNamed).map((character) => {
    const codePoint = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    return `‘${character}’ (U+${codePoint})`
  })
  if (characters.length > mostNamed) shown.push('…')
  return sentence('missing_glyph', { characters: shown })
}

const mostNamed = 5

/** Throws missing_glyph for the first of these texts that cannot be drawn, with the field that holds it. */
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
}

const singleTexts = ['userName', 'title', 'categoryName', 'issuerName'] as const
export type ShownText = (typeof singleTexts)[number]

/** The first single text of a certificate that cannot be drawn, and why; undefined where all can. */
export function undrawableText(
  certificate: Partial<ShownTexts>,
): { text: ShownText; why: ErrorSentence } | undefined {
  for (const text of singleTexts) {
    const why = undrawable(certificate[text] ?? '')
    if (why) return { text, why }
  }
  return undefined
}

/** Why a certificate cannot be drawn as it stands. */
export function undrawableCertificate(certificate: ShownTexts): ErrorSentence | undefined {
  const lines = certificate.results.flatMap(({ subject, grade, credits }) => [subject, grade, credits])
  return undrawable([...singleTexts.map((text) => certificate[text]), ...lines].join(' '))
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
