import type { LanguageCode } from '@credenza/schema/languages'

/** The text in the reader's language, else in English, else in the first language that has one. */
export const textToRead = <Text extends { language: LanguageCode }>(
  texts: readonly Text[],
  language: LanguageCode,
): Text | undefined =>
  texts.find((text) => text.language === language) ?? texts.find((text) => text.language === 'en') ?? texts[0]
