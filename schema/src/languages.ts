/**
 * The languages of web, mails and documents, each under its own name. All but English have a folder in `languages/`.
 * `locale` (BCP 47) is for names of months and countries; digits are the same in every language.
 */
export const languages = [
  { code: 'en', name: 'English', dir: 'ltr', locale: 'en-GB' },
  { code: 'fr', name: 'Français', dir: 'ltr', locale: 'fr-FR' },
  { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-AE-u-nu-latn' },
  { code: 'ur', name: 'اردو', dir: 'rtl', locale: 'ur-PK-u-nu-latn' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr', locale: 'hi-IN-u-nu-latn' },
  { code: 'zh', name: '简体中文', dir: 'ltr', locale: 'zh-CN' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']
/** The languages that translate the English texts. */
export type OtherLanguage = Exclude<LanguageCode, 'en'>

export const languageCodes = languages.map(({ code }) => code)

export const languageOf = (code: LanguageCode): Language => languages.find((one) => one.code === code)!
