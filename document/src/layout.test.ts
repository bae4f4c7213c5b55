import { setImmediate } from 'node:timers/promises'
import { designs } from '@credenza/schema'
import { afterEach, describe, expect, test } from 'vitest'
import { credential, sample, shape } from '../test/sample.ts'
import { overlaps, textBoxes } from '../test/text-boxes.ts'
import type { DocumentFacts, DocumentInput } from './index.ts'
import { openRenderer } from './renderer.ts'

const renderer = openRenderer()
afterEach(() => setImmediate())

const people: Record<string, Partial<DocumentFacts>> = {
  'a long Arabic name': {
    name: 'عبد الرحمن بن محمد بن راشد بن سعيد آل مكتوم الفلاسي',
    title: 'Bachelor of Science in Civil Engineering',
  },
  'a Chinese name': {
    name: '欧阳修远',
    title: 'Master of Business Administration in International Logistics and Supply Chain Management',
    validUntil: '2031-06-30',
  },
  'a short Latin name': { name: 'Li Wu', title: 'Laboratory Safety', type: 'Certificate of Completion' },
}
const paper = {
  statement: 'HC1:6BFOXN*TS0BI$ZD4N9:9S6RCVN5+O30K3/'.repeat(6),
  address: 'credenza.example/v/AB',
}
const safeEdge = 17

/** Each design with everything it can show, with only what it must show, and in Arabic. */
const amounts: Record<string, (input: DocumentInput) => DocumentInput> = {
  everything: ({ settings, facts, images }) => ({
    settings: { ...settings, texts: { ...settings.texts, issuerArabic: 'جامعة الميناء للعلوم والتقنية' } },
    facts: { ...facts, paper },
    images: { ...images, seal: shape },
  }),
  'only what it must': ({ settings, facts }) => ({
    settings: { ...settings, signatories: [] },
    facts,
    images: { signatures: [] },
  }),
  'Arabic words': ({ settings, facts, images }) => ({
    settings,
    facts: { ...facts, language: 'ar', paper },
    images,
  }),
}

describe.each(designs)('%s', (design) => {
  for (const [who, given] of Object.entries(people)) {
    test.each(Object.keys(amounts))(
      `with ${who} and %s keeps its texts apart and on the page`,
      async (amount) => {
        const input = amounts[amount]!(sample(design, given))
        for (const page of await textBoxes(renderer.pdf(input, { credential }))) {
          expect(overlaps(page)).toEqual([])
          const outside = page.texts.filter(
            ({ left, right, bottom, top }) =>
              left < safeEdge ||
              right > page.width - safeEdge ||
              bottom < safeEdge ||
              top > page.height - safeEdge,
          )
          expect(outside).toEqual([])
        }
      },
    )
  }

  test('has the name of the issuer larger than all but the holder, the title and the heading', async () => {
    const input = sample(design)
    const [page] = await textBoxes(renderer.pdf(input, { credential }))
    const sizeOf = (text: string) => {
      const found = page!.texts.find((box) => text.includes(box.text) && box.text.length > 3)!
      return found.top - found.bottom
    }
    expect(sizeOf(input.facts.issuer)).toBeGreaterThan(
      sizeOf('To check this certificate, scan the code or open'),
    )
    for (const smaller of ['Rector', 'Prof. Layla Haddad', 'NA-2026-004217']) {
      if (design === 'course-badge') continue
      expect(sizeOf(input.facts.issuer)).toBeGreaterThan(sizeOf(smaller) * 1.3)
    }
  })
})

test('a line about something that a certificate does not have is left out', async () => {
  const input = sample('classic')
  input.settings.texts.body = 'has completed\nValid until {{validUntil}}\nNumber {{number}} {{validUntil}}'
  const [page] = await textBoxes(renderer.pdf(input, { credential }))
  const text = page!.texts.map((box) => box.text).join(' ')
  expect(text).not.toContain('Valid until')
  expect(text).toContain('Number NA-2026-004217')
})

test('the facts of a bilingual design are said in both languages, and the issuer by both names', async () => {
  for (const design of ['mirrored', 'arabic-first'] as const) {
    const input = sample(design)
    input.settings.texts.issuerArabic = 'جامعة الميناء'
    input.settings.texts.beforeArabic = 'تشهد {{issuer}} بأن'
    const [page] = await textBoxes(renderer.pdf(input, { credential }))
    const text = page!.texts.map((box) => box.text).join(' ')
    for (const said of ['Date of issue', '21 November 2026', 'نوفمبر', 'الإصدار', 'الميناء'])
      expect(text).toContain(said)
    expect(text.split('الميناء').length).toBe(3)
  }
})

test('a line does not break inside عبد الرحمن', async () => {
  const name = 'الدكتورة نور الهدى بنت عبد الرحمن بن محمد آل مكتوم'
  for (const given of [name, `Noor Alhuda · ${name}`, `${name} · Noor Alhuda`]) {
    const [page] = await textBoxes(renderer.pdf(sample('profile', { name: given }), { credential }))
    const baselineOf = (word: string) => page!.texts.find(({ text }) => text.includes(word))?.bottom
    expect(baselineOf('عبد'), given).toBeCloseTo(baselineOf('الرحمن')!, 0)
  }
})

test('a name in two scripts has a line for each instead of being made much smaller', async () => {
  const name = 'Alexandria Constantinopoulou · نور بنت عبد الرحمن الأنصاري'
  for (const language of ['en', 'ar'] as const) {
    const [page] = await textBoxes(renderer.pdf(sample('mirrored', { name, language }), { credential }))
    const baselineOf = (word: string) => page!.texts.find(({ text }) => text.includes(word))!.bottom
    expect(baselineOf('Alexandria')).toBeGreaterThan(baselineOf('الرحمن') + 10)
  }
})

test('a name in two scripts that takes two lines has nothing hanging between them', async () => {
  const name =
    'Mariam Khalid bint Rashid bin Saeed Al Maktoum Al Kaabi · مريم خالد بنت راشد بن سعيد آل مكتوم الكعبي'
  for (const design of ['mirrored', 'arabic-first', 'classic'] as const) {
    const [page] = await textBoxes(renderer.pdf(sample(design, { name }), { credential }))
    const lineOf = (part: RegExp) => page!.texts.find(({ text }) => part.test(text))!
    const aboveFoot = page!.texts.filter(({ bottom }) => bottom > 100)
    expect(
      aboveFoot.filter(({ text }) => text.includes('·')),
      design,
    ).toEqual([])
    expect(lineOf(/Mariam/).bottom, design).toBeGreaterThan(lineOf(/راشد/).top)
    expect(overlaps(page!)).toEqual([])
  }
})
