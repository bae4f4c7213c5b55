/** A term of one of the European Union's vocabularies, as ELM documents name it. */
export type Concept = {
  id: string
  type: 'Concept'
  inScheme?: { id: string; type: 'ConceptScheme' }
  prefLabel: Text
}

/** A text by its language. */
export type Text = Record<string, string>

const concept = (id: string, scheme: string, label: string): Concept => ({
  id,
  type: 'Concept',
  inScheme: { id: scheme, type: 'ConceptScheme' },
  prefLabel: { en: label },
})

const SNB = 'http://data.europa.eu/snb'
const AUTHORITY = 'http://publications.europa.eu/resource/authority'

export const GENERIC_PROFILE = concept(`${SNB}/credential/e34929035b`, `${SNB}/credential/25831c2`, 'Generic')
export const BASE64 = concept(`${SNB}/encoding/6146cde7dd`, `${SNB}/encoding/25831c2`, 'base64')
export const fieldOfEducation = (id: string, label: string) => concept(id, `${SNB}/isced-f/25831c2`, label)
export const eqfLevel = (id: string, label: string) => concept(id, `${SNB}/eqf/25831c2`, label)
export const escoSkill = (id: string, label: string) =>
  concept(id, 'http://data.europa.eu/esco/concept-scheme/skills', label)
export const fileType = (name: 'JSON_LD' | 'SVG') =>
  concept(`${AUTHORITY}/file-type/${name}`, `${AUTHORITY}/file-type`, name)

/** The languages of our certificates, recognised by script; Urdu by letters that Arabic does not have. */
const LANGUAGES = [
  { tag: 'ur', code: 'URD', name: 'Urdu', sign: /[ٹڈڑںے]/u },
  { tag: 'ar', code: 'ARA', name: 'Arabic', sign: /\p{Script=Arabic}/u },
  { tag: 'hi', code: 'HIN', name: 'Hindi', sign: /\p{Script=Devanagari}/u },
  { tag: 'zh', code: 'ZHO', name: 'Chinese', sign: /\p{Script=Han}/u },
  { tag: 'en', code: 'ENG', name: 'English', sign: /(?:)/u },
]

/**
 * Guesses the language tag of a text from its script, since ELM demands a tag and certificates have none. Every text in Latin
 * script counts as 'en'.
 */
export const tagOf = (text: string): string => LANGUAGES.find(({ sign }) => sign.test(text))!.tag

export const inLanguage = (text: string): Text => ({ [tagOf(text)]: text })

/** The language of a text as a term of the vocabulary. */
export function languageOf(text: string): Concept {
  const { code, name } = LANGUAGES.find(({ tag }) => tag === tagOf(text))!
  return concept(`${AUTHORITY}/language/${code}`, `${AUTHORITY}/language`, name)
}
