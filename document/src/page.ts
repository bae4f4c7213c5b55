import { isEarlier, type Placeholder, type TemplateSettings } from '@credenza/schema'
import {
  type DetailName,
  detailNames,
  type LabelledDetail,
  labelledDetails,
} from '@credenza/schema/detail-labels'
import { longDate } from '@credenza/schema/long-date'
import { arabicFamily, hasOtherScripts } from './coverage.ts'
import { imageFormat } from './images.ts'
import type { Attachments, DocumentFacts, DocumentInput } from './input.ts'
import { qrSvg } from './qr.ts'
import { withWholeNames } from './whole-names.ts'
import { type FixedWords, fixedWords, isRightToLeft } from './words.ts'

/** A file that the templates read. `path` is relative to the templates' folder. */
export interface PageFile {
  path: string
  bytes: Uint8Array
  /** The field of the input that holds this image; undefined for attachments. */
  field?: string
}

/** A document in the form that the templates read (`templates/parts/data.typ`): plain data, and the files that it names. */
export function page(input: DocumentInput, attachments?: Attachments) {
  const { images } = input
  const { settings, facts } = isEarlier(input.settings.design) ? input : withNamesKept(input)
  const words = fixedWords(facts.language)
  const files: PageFile[] = []
  const file = (name: string, bytes: Uint8Array | undefined, field: string): string | null => {
    if (!bytes) return null
    const path = `/${name}.${imageFormat(bytes, field)}`
    files.push({ path, bytes, field })
    return path
  }
  const attach = (name: string, bytes: Uint8Array, about: { relationship: string; description: string }) => {
    files.push({ path: `/${name}.json`, bytes })
    return { path: `/${name}.json`, mediaType: MEDIA_TYPES[name], ...about }
  }

  const texts = filledTexts(settings, facts)
  const shown = [...shownTexts(facts, texts, settings.signatories), ...textsIn(words)]
  const isVerified = facts.standing === 'verified'
  const data = {
    language: facts.language,
    rightToLeft: isRightToLeft(facts.language),
    documentTitle: `${input.facts.title} · ${input.facts.name}`,
    documentAuthor: input.facts.issuer,
    date: facts.date.split('-').map(Number),
    colours: settings.colours,
    fonts: { ...settings.fonts, arabic: arabicFamily(settings.fonts.arabic, shown) },
    otherScripts: hasOtherScripts(shown),
    frame: isVerified ? settings.frame.verified : settings.frame.unverified,
    verified: isVerified,
    recorded: facts.recorded,
    name: facts.name,
    title: facts.title,
    type: facts.type,
    issuer: facts.issuer,
    digitalSignature: facts.digitalSignature ?? '',
    texts,
    facts: labelledFacts(facts, facts.language),
    details: detailsOf(facts, facts.language),
    sides: { en: sideOf(facts, 'en'), ar: sideOf(facts, 'ar') },
    results: facts.results ?? [],
    words: { ...words, notVerified: markOf(facts, words) },
    link: facts.link,
    qr: qrSvg(facts.link),
    qrPlace: settings.qr.split('-'),
    paper: facts.paper
      ? { qr: qrSvg(facts.paper.statement, 'L'), alt: words.paperCode, address: facts.paper.address }
      : null,
    images: {
      logo: file('logo', images.logo, 'images.logo'),
      seal: file('seal', images.seal, 'images.seal'),
      photo: file('photo', images.photo, 'images.photo'),
    },
    signatories: settings.signatories.map(({ name, role }, i) => ({
      name,
      role,
      signature: file(`signature-${i}`, images.signatures[i], `images.signatures.${i}`),
      alt: words.signatureOf(name),
    })),
    alt: {
      logo: words.logoOf(input.facts.issuer),
      seal: words.sealOf(input.facts.issuer),
      photo: words.photoOf(input.facts.name),
      qr: words.qrCode(facts.link),
    },
    attachments: attachments
      ? [
          attach('credential', attachments.credential, {
            relationship: 'source',
            description: 'The signed credential',
          }),
          ...(attachments.bundle
            ? [
                attach('evidence', attachments.bundle, {
                  relationship: 'supplement',
                  description: 'The evidence that it was accepted and recorded',
                }),
              ]
            : []),
        ]
      : [],
  }
  return { data, files }
}

/** Keeps names whole in every text that is set in lines. Earlier designs are never redrawn (decision 0039). */
const withNamesKept = ({ settings, facts }: DocumentInput): Pick<DocumentInput, 'settings' | 'facts'> => ({
  settings: {
    ...settings,
    texts: Object.fromEntries(
      Object.entries(settings.texts).map(([name, text]) => [name, withWholeNames(text)]),
    ) as Texts,
    signatories: settings.signatories.map((person) => ({
      ...person,
      name: withWholeNames(person.name),
      role: withWholeNames(person.role),
    })),
  },
  facts: {
    ...facts,
    name: withWholeNames(facts.name),
    title: withWholeNames(facts.title),
    type: withWholeNames(facts.type),
    issuer: withWholeNames(facts.issuer),
  },
})

const shownTexts = (
  { name, title, type, issuer, details = {}, results = [] }: DocumentFacts,
  texts: Texts,
  signatories: TemplateSettings['signatories'],
): string[] => [
  ...[name, title, type, issuer],
  ...Object.values(texts),
  ...signatories.flatMap((person) => [person.name, person.role]),
  ...labelledDetails(details).flatMap(({ label, value }) => [label, value]),
  ...results.flatMap((line) => Object.values(line)),
]

/** The fixed words that are plain texts; those that take a value are left out. */
const textsIn = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? textsIn(value) : [],
  )

const MEDIA_TYPES: Record<string, string> = { credential: 'application/vc', evidence: 'application/json' }

type Texts = TemplateSettings['texts']

function filledTexts({ texts, design }: TemplateSettings, facts: DocumentFacts): Texts {
  const fillLine = (line: string, values: Record<Placeholder, string>) => {
    const found: string[] = []
    const filled = line.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      found.push(values[name as Placeholder] ?? whole)
      return found.at(-1)!
    })
    // Drop a line that is only about something this certificate lacks, such as its last day. Earlier designs kept the rest
    // of the line.
    const saysNothing = found.length > 0 && found.every((value) => value === '') && !isEarlier(design)
    return saysNothing ? '' : filled
  }
  const filled = Object.entries(texts).map(([name, text]) => {
    const isArabic = name.endsWith('Arabic')
    const values = placeholderValues(facts, isArabic ? 'ar' : facts.language)
    if (isArabic && texts.issuerArabic) values.issuer = texts.issuerArabic
    return [
      name,
      text
        .split('\n')
        .map((line) => fillLine(line, values))
        .join('\n'),
    ]
  })
  return Object.fromEntries(filled)
}

function placeholderValues(
  facts: DocumentFacts,
  language: DocumentFacts['language'],
): Record<Placeholder, string> {
  return {
    name: facts.name,
    title: facts.title,
    type: facts.type,
    issuer: facts.issuer,
    date: longDate(facts.date, language),
    validUntil: facts.validUntil ? longDate(facts.validUntil, language) : '',
    number: facts.number ?? '',
    ...valuesByName(detailsOf(facts, language)),
  }
}

const detailsOf = ({ details = {} }: DocumentFacts, language: DocumentFacts['language']): LabelledDetail[] =>
  labelledDetails(details, fixedWords(language).details)

/** The value of each placeholder; empty if the certificate does not say it. */
const valuesByName = (details: LabelledDetail[]): Record<DetailName, string> =>
  ({
    ...Object.fromEntries(detailNames.map((name) => [name, ''])),
    ...Object.fromEntries(details.flatMap(({ name, value }) => (name ? [[name, value]] : []))),
  }) as Record<DetailName, string>

function labelledFacts(
  { type, date, validUntil, number }: DocumentFacts,
  language: DocumentFacts['language'],
) {
  const words = fixedWords(language)
  return [
    { label: words.type, value: type },
    { label: words.date, value: longDate(date, language) },
    { label: words.validUntil, value: validUntil ? longDate(validUntil, language) : '' },
    { label: words.number, value: number ?? '' },
  ].filter(({ value }) => value !== '')
}

/** What one half of a bilingual document says. */
const sideOf = (facts: DocumentFacts, language: DocumentFacts['language']) => ({
  titleLine: fixedWords(language).titleLine,
  notVerified: markOf(facts, fixedWords(language)),
  facts: labelledFacts(facts, language),
  details: detailsOf(facts, language),
})

/** The mark on a certificate that is not verified; empty on a verified one. */
const markOf = ({ standing }: DocumentFacts, words: FixedWords): string =>
  standing === 'verified' ? '' : words.notVerified[standing]
