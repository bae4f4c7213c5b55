import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FindingCode } from '@credenza/credential/verify'
import { languageCodes, languageOf } from '@credenza/schema/languages'
import { expect, test } from 'vitest'
import { words } from './words.ts'

const root = join(import.meta.dirname, '..')
const languages = languageCodes.filter((code) => code !== 'en')

/** The English files of a folder that every language says in its own words. */
const originals = (folder: string, ...leftOut: string[]): string[] =>
  globSync('*.ts', { cwd: join(root, folder) }).filter(
    (name) => !name.endsWith('.test.ts') && !leftOut.includes(name),
  )

const twins = [
  'messages.ts',
  'field-names.ts',
  'findings.ts',
  'bundle-problems.ts',
  ...originals('web/src/texts').map((name) => `web/${name}`),
  ...originals('languages/en/mail').map((name) => `mail/${name}`),
  ...originals('languages/en/document').map((name) => `document/${name}`),
  // What a sentence is, and the keys of all: nothing to translate.
  ...originals('schema/src/sentences', 'sentence.ts', 'english.ts').map((name) => `sentences/${name}`),
]

test.each(languages)('%s has every file that there is in English', (language) => {
  expect(twins.filter((twin) => !existsSync(join(import.meta.dirname, language, twin)))).toEqual([])
})

test('each folder is one of the languages', () => {
  const folders = globSync('*/index.ts', { cwd: import.meta.dirname }).map((path) => path.slice(0, 2))
  expect(folders.sort()).toEqual(languageCodes.toSorted())
})

const scripts = {
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  zh: /\p{Script=Han}/u,
}

test.each(Object.entries(scripts))(
  'mails, documents and verdicts in %s are in its script',
  (code, script) => {
    const { mail, document, findings } = words[code as keyof typeof scripts]
    const check = {
      name: 'status',
      answer: 'failed',
      code: 'revoked',
      sentence: '',
      details: { at: '2026-11-20' },
    } as const
    expect(mail.account.code.says).toMatch(script)
    expect(mail.delivery.body).toMatch(script)
    expect(document.certificate.titleLine).toMatch(script)
    expect(findings.checkSentence(check)).toMatch(script)
  },
)

const finding = (code: FindingCode, details: Record<string, string>) =>
  ({ name: 'status', answer: 'failed', code, sentence: '', details }) as const

test.each(['ar', 'ur', 'hi', 'zh', 'fr'] as const)(
  'a verdict in %s keeps words in their own direction',
  (code) => {
    const { checkSentence } = words[code].findings
    for (const refused of ['revoked', 'suspended', 'superseded', 'declined'] as const) {
      const said = checkSentence(finding(refused, { at: '2026-11-20', reason: 'Issued by mistake.' }))
      expect(said).toContain('\u2068Issued by mistake.\u2069')
    }
  },
)

test.each(['ar', 'ur'] as const)('a verdict in %s keeps names in their own direction', (code) => {
  const { checkSentence } = words[code].findings
  for (const named of ['issuer-approved', 'endorsed'] as const)
    expect(checkSentence(finding(named, { name: 'Wadi (Ltd.)' }))).toContain('\u2068Wadi (Ltd.)\u2069')
})

test('an issuer’s first text has every placeholder in every language', () => {
  const used = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
  for (const code of languageCodes) {
    const { subject, body, expiry } = words[code].mail.delivery
    expect(used(subject + body)).toEqual(used(words.en.mail.delivery.subject + words.en.mail.delivery.body))
    expect(used(expiry.body)).toEqual(used(words.en.mail.delivery.expiry.body))
  }
})

test('Arabic and Urdu run from right to left', () => {
  const leftward = languageCodes.filter((code) => languageOf(code).dir === 'rtl')
  expect(leftward.toSorted()).toEqual(['ar', 'ur'])
})

test('French breaks no line before its punctuation', () => {
  const files = globSync('fr/**/*.ts', { cwd: import.meta.dirname })
  const breaking = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => /« | »|[\p{L})}] [:;?!](?:['`]|\.? \p{L})/u.test(line) && /[’é«»]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(breaking).toEqual([])
})
