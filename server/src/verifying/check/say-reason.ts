import { words } from '@credenza/languages/words'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'

export const inEveryLanguage = (say: (language: LanguageCode) => string): Record<LanguageCode, string> =>
  Object.fromEntries(languageCodes.map((language) => [language, say(language)])) as Record<
    LanguageCode,
    string
  >

/** Translates a sentence of this folder or of the credential package. An unknown one stays in English. */
export function sayReason(english: string, language: LanguageCode): string {
  const { reasons, notFollowed, tooMany } = words[language].document.unreadable
  const known: Readonly<Record<string, string>> = reasons
  const [, host] = /^The link does not lead to (\S+), so it was not followed\.$/.exec(english) ?? []
  if (host) return notFollowed(host)
  const [, most] = /^The presentation holds more than (\d+) certificates\.$/.exec(english) ?? []
  return most ? tooMany(most) : (known[english] ?? english)
}
