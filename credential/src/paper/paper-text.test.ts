import { expect, test } from 'vitest'
import { testIssuer } from '../../test/keys.ts'
import { paperIssuer, paperOf, printed } from '../../test/paper.ts'
import { base45Decode, base45Encode } from './base45.ts'
import { packText, unpackText } from './packed-text.ts'
import { PaperError } from './paper-statement.ts'
import { readPaper } from './paper-text.ts'

const { statement } = paperOf()
const text = printed(statement)
const [, head = '', coded = ''] = /^(.+?\/VERIFY:\w+:)(.+)\.$/.exec(text) ?? []
/** Where the three texts begin in the bytes. */
const textsAt = 16 + 32 + 32 + 4 + 12
const withBytes = (change: (bytes: Uint8Array) => Uint8Array) =>
  `${head}${base45Encode(change(base45Decode(coded)))}.`
const problemOf = (damaged: string) => {
  try {
    readPaper(damaged)
  } catch (error) {
    return error instanceof PaperError ? error.problem : error
  }
  return undefined
}

test('gives back what was stated, in characters of the alphanumeric mode', () => {
  expect(text).toMatch(/^CRDZ1:CREDENZA\.EXAMPLE\/VERIFY:0123456789ABCDEF:[0-9A-Z $%*+\-./:]+$/)
  expect(readPaper(text).statement).toEqual(statement)
  expect(statement).toMatchObject({ name: 'Layla Haddad', date: '2026-11-20', until: '' })
})

test.each([
  ['Arabic', 'أحمد بن عبد الرحمن بن سعيد الشامسي', 1],
  ['Greek and accents of another block', 'Ελένη Müller', 0],
  ['Cyrillic', 'Иван Петров', 1],
  ['Chinese', '王小明', 0],
  ['emoji', 'Zoë 🎓', 0],
  ['the byte order mark', '\uFEFFA', 0],
])('keeps a text in %s to the letter', (_, written, oneByteEach) => {
  const packed = packText(written)
  expect(unpackText(packed, 0)).toEqual({ text: written, end: packed.length })
  if (oneByteEach) expect(packed).toHaveLength(2 + written.length)
})

test.each([
  ['name', { name: 'ن'.repeat(140) }],
  [
    'all three',
    { name: '王小明'.repeat(40), title: '数据工程'.repeat(30), issuer: 'University '.repeat(12).trim() },
  ],
])('shortens %s where it does not fit, the longest first, and shows that it did', (_, texts) => {
  const { statement: short, certificate } = paperOf(texts)
  const made = printed(short)
  expect(made.length).toBeLessThanOrEqual(535)
  const whole = [texts.name, certificate.name, certificate.issuer.name]
  for (const [i, told] of [short.name, short.title, short.issuer].entries())
    if (told !== whole[i]) expect(whole[i]).toContain(told.replace(/…$/, ''))
  expect([short.name, short.title, short.issuer].some((told) => told.endsWith('…'))).toBe(true)
  expect(readPaper(made).statement).toEqual(short)
})

test('keeps a long host, both dates, and a certificate of year 1', () => {
  const { statement: old } = paperOf(
    {},
    { validFrom: '0001-02-03T00:00:00Z', validUntil: '9999-12-31T23:59:59Z' },
  )
  const far = { ...old, host: 'certificates.registrar.northern-university.example:8443' }
  expect(readPaper(printed(far)).statement).toEqual(far)
})

test.each<[string, string]>([
  ['cut off', text.slice(0, -1)],
  ['cut off in the middle', text.slice(0, 200)],
  ['without its head', text.slice(6)],
  ['empty', ''],
  ['in small letters', text.toLowerCase()],
  ['with a longer end', `${text.slice(0, -1)}000.`],
  ['far too long', `${head}${'0'.repeat(5000)}.`],
  ['with a text cut off', withBytes((bytes) => bytes.subarray(0, 150))],
  ['with too few bytes', withBytes((bytes) => bytes.subarray(0, 70))],
  ['with ASCII marked as Arabic', withBytes((bytes) => bytes.with(textsAt, 12))],
  ['with a text that is not UTF-8', withBytes((bytes) => bytes.with(textsAt + 2, 0xff))],
  ['with a date of year 40,000', withBytes((bytes) => bytes.with(textsAt - 12, 0xff))],
  ['on a host that is none', text.replace('CREDENZA.EXAMPLE', 'CREDENZA_EXAMPLE')],
])('refuses a code %s', (_, damaged) => expect(problemOf(damaged)).toBe('damaged'))

test('says of a later version that it is later, whatever follows', () => {
  expect(problemOf(text.replace('CRDZ1', 'CRDZ2'))).toBe('newer')
  expect(problemOf('CRDZ17:anything')).toBe('newer')
})

test('there is one text for a statement: any change of a character is refused or changes what is signed', () => {
  const original = readPaper(text)
  for (let at = 0; at < text.length; at += 1) {
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    if (problemOf(changed)) continue
    const { signedBytes, signature } = readPaper(changed)
    const isSame = Buffer.compare(signedBytes, original.signedBytes) === 0
    expect(isSame && Buffer.compare(signature, original.signature) === 0).toBe(false)
    expect(paperIssuer.verify(signedBytes, signature)).toBe(false)
  }
})

test('a signature for something else is none for a paper, even over the same bytes', () => {
  const { signedBytes } = readPaper(text)
  expect(Buffer.from(signedBytes).toString('latin1')).toMatch(/^credenza\/paper\/v1\nCRDZ1:/)
  expect(testIssuer(8).verify(signedBytes, readPaper(text).signature)).toBe(false)
})
