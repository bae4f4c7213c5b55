import type { Language } from '../../platform/http/language.ts'

const english = {
  language: 'en',
  certificate: 'Certificate',
  holder: 'Holder',
  issuer: 'Issuer',
  date: 'Date',
  validUntil: 'Valid until',
  check: 'Check this certificate',
}
export type PassWords = typeof english

const arabic: PassWords = {
  language: 'ar',
  certificate: 'الشهادة',
  holder: 'صاحب الشهادة',
  issuer: 'جهة الإصدار',
  date: 'التاريخ',
  validUntil: 'سارية حتى',
  check: 'تحقق من هذه الشهادة',
}

/** The words of a pass. */
export const passWords: Record<Language, PassWords> = { en: english, ar: arabic }

/** The ink that can be read on a colour: black or white (WCAG 2.2, relative luminance). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red, green, blue] = [...Buffer.from(colour.slice(1), 'hex')].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 0.179 ? '#000000' : '#ffffff'
}
