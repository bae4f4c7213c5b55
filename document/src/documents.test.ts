import { setImmediate } from 'node:timers/promises'
import { type Design, everyDesign, longDesigns } from '@credenza/schema'
import { languageCodes } from '@credenza/schema/languages'
import { Resvg } from '@resvg/resvg-js'
import jsQR from 'jsqr'
import { afterEach, describe, expect, test } from 'vitest'
import { readPdf } from '../test/read-pdf.ts'
import { credential, details, facts, sample, shape } from '../test/sample.ts'
import { scripts } from '../test/scripts.ts'
import { withWholeClusters } from './clusters/whole-clusters.ts'
import type { DocumentFacts } from './index.ts'
import { openRenderer } from './renderer.ts'
import { fixedWords } from './words.ts'

const renderer = openRenderer()
// As in the product: a document's memory is freed only when the event loop turns.
afterEach(() => setImmediate())

/** 120 characters each, as long as the forms let a name and a title's first two lines be. */
const longest: Record<string, Partial<DocumentFacts>> = {
  latin: {
    name: 'Maximiliana Theodora Alexandrina von Hohenberg-Wittelsbach de la Concepción y Fernández O’Sullivan-Montgomery the Second',
    title:
      'Postgraduate Diploma in International Humanitarian Law, Mediation and the Protection of Heritage in Times of Armed Conflict',
  },
  unbroken: { name: 'W'.repeat(120), title: 'm'.repeat(120) },
  arabic: {
    name: 'أحمد بن عبد الرحمن بن سعيد بن محمد بن خليفة الشامسي',
    title: 'ماجستير العلوم في هندسة البيانات وتطبيقاتها في حماية التراث والمدن الذكية',
    issuer: 'جامعة المدينة الشمالية',
    language: 'ar',
  },
  chinese: { name: '王小明'.repeat(40), title: '数据工程与人工智能硕士学位课程'.repeat(5) },
  mixed: { name: '王小明 (Xiǎomíng Wáng) أحمد', title: 'شهادة 2026 ABC Иван Ελένη Nguyễn' },
}

/** All cases with EVERY_DESIGN=1, otherwise one for each design, in turn. */
function inTurn<Case>(all: Case[], design: Design): Case[] {
  return process.env.EVERY_DESIGN ? all : [all[everyDesign.indexOf(design) % all.length]!]
}
const scriptsFor = (design: Design) => inTurn(Object.entries(scripts), design)
const longestFor = (design: Design) => inTurn(Object.entries(longest), design)

test.each([
  ['script', scriptsFor, scripts],
  ['kind of longest text', longestFor, longest],
])('every %s is drawn in some design', (_, casesFor, all) => {
  const drawn = everyDesign.flatMap((design) => casesFor(design).map(([name]) => name))
  expect(new Set(drawn)).toEqual(new Set(Object.keys(all)))
})

test.each(languageCodes)(
  'every design has fonts for the fixed words of %s',
  { tags: ['slow'] },
  async (language) => {
    for (const design of everyDesign) renderer.svg(sample(design, { language, details }))
    const read = await readPdf(renderer.pdf(sample('classic', { language }), { credential }))
    expect(read.language).toBe(language)
    expectText(read.text, fixedWords(language).titleLine)
  },
)

describe.each(everyDesign)('%s', (design) => {
  test.each(longestFor(design))('shows the longest %s text whole, as PDF/A', async (_, longText) => {
    const input = sample(design, longText)
    const read = await readPdf(renderer.pdf(input, { credential }))
    const { name, title, issuer, link, digitalSignature } = input.facts
    for (const text of [name, title, issuer, link, digitalSignature!]) expectText(read.text, text)
    expect(read.title).toBe(`${title} · ${name}`)
    expect(read.language).toBe(input.facts.language)
    expect(read.pages).toBe(1)
  })

  test.each(scriptsFor(design))('gives back a text in %s when it is copied', async (_, given) => {
    const { text } = await readPdf(renderer.pdf(sample(design, given), { credential }))
    for (const value of Object.values(given)) expectText(text, value)
  })

  test('shows what the certificate says beside its title, and stays on one page with all of it', async () => {
    const custom = Array.from({ length: 10 }, (_, i) => ({
      label: `Field ${i} with a long name`,
      value: `${i}: a value as long as the forms let it be. `.repeat(3).slice(0, 99),
    }))
    const some = await readPdf(renderer.pdf(sample(design, { details }), { credential }))
    const all = await readPdf(
      renderer.pdf(sample(design, { ...longest.latin, details: { ...details, custom } }), { credential }),
    )
    expect(all.pages).toBe(1)
    if (design === 'badge') return // A badge shows no facts, only whose it is and what it is for.
    for (const text of [
      'Grade',
      'Very good',
      'GPA',
      '3.72 / 4',
      'Magna cum laude',
      'Load paths in timber shells',
    ])
      expect(some.text).toContain(text)
    for (const { value } of custom) expectText(all.text, value)
  })

  test('names what it is, whose, by whom and when, and that it is recorded', async () => {
    const { text, tags, alternatives } = await readPdf(renderer.pdf(sample(design), { credential }))
    expect(text).toContain('BLOCKCHAIN-VERIFIED Certificate')
    expect(text).toContain('permanently recorded on the blockchain')
    expectText(text, facts.digitalSignature!)
    expect(text).toContain('21 November 2026')
    expect(text).toContain(facts.number)
    expect(text).not.toContain('Not verified yet')
    expect(tags).toContain('H2')
    expect(alternatives).toContain(`QR code of ${facts.link}`)
    expect(alternatives).toContain('Logo of University of Northern Arabia')
  })

  test('looks different while it is not verified, and says so', async () => {
    const waiting = sample(design, { standing: 'pending', recorded: false, digitalSignature: undefined })
    const { text } = await readPdf(renderer.pdf(waiting, { credential }))
    expect(text).toContain('Not verified yet')
    expect(text).not.toContain('permanently recorded')
    expect(text).not.toContain('Digital signature')
    const sameFrame = {
      ...waiting,
      settings: { ...waiting.settings, frame: { verified: 'corners', unverified: 'corners' } },
    } as const
    const verified = { ...sameFrame, facts: { ...sameFrame.facts, standing: 'verified' } } as const
    expect(coloursOf(renderer.svg(sameFrame))).not.toEqual(coloursOf(renderer.svg(verified)))
  })

  test('says why it is no longer verified', async () => {
    const { text } = await readPdf(renderer.pdf(sample(design, { standing: 'revoked' }), { credential }))
    expect(text).toContain('Revoked')
    expect(text).not.toContain('Not verified yet')
  })

  test('carries a QR code that a camera reads, wherever it is placed', () => {
    const input = sample(design)
    const { data, width, height } = picture(renderer.svg(input), 1000)
    expect(jsQR.default(data, width, height)?.data).toBe(facts.link)
  })

  test('is the same to the byte for the same input', () => {
    const again = () => renderer.pdf(sample(design), { credential })
    expect(Buffer.compare(again(), again())).toBe(0)
  })
})

test('the credential travels inside, byte for byte, along with the evidence', async () => {
  const bundle = Buffer.from('{"log":{}}')
  const { attachments } = await readPdf(renderer.pdf(sample('badge'), { credential, bundle }))
  expect(Object.keys(attachments)).toEqual(['credential.json', 'evidence.json'])
  expect(Buffer.from(attachments['credential.json']!)).toEqual(credential)
  expect(Buffer.from(attachments['evidence.json']!)).toEqual(bundle)
  const without = await readPdf(renderer.pdf(sample('badge'), { credential }))
  expect(Object.keys(without.attachments)).toEqual(['credential.json'])
})

test('only our own fonts are used, even where the machine has a better one', () => {
  const fonts = fontsOf(renderer.pdf(sample('classic-landscape', longest.mixed), { credential }))
  expect(fonts.length).toBeGreaterThan(3)
  for (const font of fonts)
    expect(font).toMatch(/^(SourceSerif|Cormorant|Inter|GreatVibes|Amiri|Tajawal|NotoSansSC)/)
})

test.each([
  ['Japanese', scripts.japanese, 'NotoSansJP'],
  ['Japanese, where another text has the kana', { name: '東海林 太郎', title: 'データ' }, 'NotoSansJP'],
  ['Korean', { name: '金 민준' }, 'NotoSansKR'],
  ['Chinese', scripts.chinese, 'NotoSansSC'],
])('the characters of a text in %s are those of its own country', (_, given, font) => {
  const names = fontsOf(renderer.pdf(sample('badge', given), { credential }))
  const families = names.map((name) => name.split('-')[0]).filter((name) => /^NotoSans(SC|JP|KR)/.test(name!))
  expect(new Set(families)).toEqual(new Set([font]))
})

test('an Arabic text uses one font: if the chosen one lacks a letter, another sets all of it', () => {
  const arabic = (given: Partial<DocumentFacts>) =>
    new Set(
      fontsOf(renderer.pdf(sample('modern-landscape', given), { credential })).filter((name) =>
        /^(Amiri|Tajawal)/.test(name),
      ),
    )
  expect(arabic({ name: 'أمل حداد' })).toEqual(new Set(['Tajawal-Bold']))
  expect(arabic(scripts.urdu)).toEqual(new Set(['Amiri-Bold']))
})

test('a page of letters that stand for themselves stays as the compiler wrote it', () => {
  const latin = Buffer.from(renderer.pdf(sample('badge'), { credential }))
  expect(latin.includes('/Type3')).toBe(false)
  expect(withWholeClusters(latin)).toBe(latin)
  expect(Buffer.from(renderer.pdf(sample('badge', scripts.thai), { credential })).includes('/Type3')).toBe(
    true,
  )
})

test('a report gives names in every script back', async () => {
  const rows = Object.values(scripts).map(({ name }) => [name, '1'])
  const report = {
    language: 'en',
    title: 'Names',
    date: '2026-11-21',
    facts: [],
    amounts: 1,
    wide: 1,
    sums: [],
  } as const
  const { text } = await readPdf(
    renderer.report({ ...report, facts: [], sums: [], columns: ['Name', 'N'], rows }),
  )
  for (const [name] of rows) expectText(text, name!)
})

test.each(longDesigns)('%s and its table continue over several pages', async (design) => {
  const results = Array.from({ length: 120 }, (_, i) => ({
    subject: `Subject ${i}`,
    grade: 'A',
    credits: '',
  }))
  const { pages, text } = await readPdf(renderer.pdf(sample(design, { results }), { credential }))
  expect(pages).toBeGreaterThan(2)
  for (const { subject } of results) expect(text).toContain(`${subject} A`)
  expect(text).not.toContain('Credits')
})

test('every page of a picture has its paper', () => {
  const results = Array.from({ length: 60 }, (_, i) => ({ subject: `Subject ${i}`, grade: 'A', credits: '' }))
  const { data, width, height } = picture(renderer.svg(sample('record', { results })), 300)
  const lastCorner = data.slice((width * height - 1) * 4)
  expect([...lastCorner]).toEqual([255, 255, 255, 255])
})

test('every place of the QR code, frame and number of signatories fits every design', {
  tags: ['slow'],
}, () => {
  const people = ['Layla Haddad', 'James O’Connor', 'ليلى حداد'].map((name) => ({
    name,
    role: 'Dean',
    signature: '',
  }))
  for (const design of everyDesign) {
    for (const [i, qr] of (['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).entries()) {
      const frame = (['guilloche', 'band', 'corners', 'none'] as const)[i]!
      const input = sample(design)
      const settings = {
        ...input.settings,
        qr,
        frame: { verified: frame, unverified: frame },
        signatories: people.slice(0, i),
      }
      expect(
        renderer.pdf({ ...input, settings, images: { seal: shape, signatures: [] } }, { credential }).length,
      ).toBeGreaterThan(9000)
    }
  }
})

test('a PNG is as wide as asked, and a screen reader is told what the SVG shows', () => {
  const png = renderer.png(sample('badge', { title: 'Law & <Order>' }), { widthPx: 640 })
  expect(Buffer.from(png).readUInt32BE(16)).toBe(640)
  expect(renderer.svg(sample('badge', { title: 'Law & <Order>' }))).toContain(
    '<title>Law &#38; &#60;Order&#62; · Amélie Hoffmann-Reyes</title>',
  )
})

/** Readers add spaces at line ends themselves, and order words differently where both directions meet. */
function expectText(found: string, text: string) {
  const bare = (value: string) => value.replace(/\s/g, '')
  const isMixed = /\p{Script=Arabic}/u.test(text) && /[\p{Script=Latin}\d]/u.test(text)
  for (const part of isMixed ? text.split(/[\s()]+/) : [text]) expect(bare(found)).toContain(bare(part))
}

const fontsOf = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/BaseFont \/[A-Z]{6}\+([A-Za-z0-9-]+)/g),
  ].map(([, name]) => name!)

const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g))

function picture(svg: string, widthPx: number) {
  const { pixels, width, height } = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render()
  return { data: new Uint8ClampedArray(pixels), width, height }
}

test('a text can name what the certificate says beside its title; what it does not say stays empty', async () => {
  const input = sample('classic-landscape', { details: { grade: 'A+' } })
  input.settings.texts.before = 'with the grade {{grade}}[{{honours}}]'
  const { text } = await readPdf(renderer.pdf(input, { credential }))
  expect(text).toContain('with the grade A+[]')
})
