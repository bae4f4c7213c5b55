import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded } from './folded.ts'

const finds = (stored: string, typed: string) => folded(stored).includes(folded(typed))

describe.each<[language: string, pairs: [stored: string, typed: string][]]>([
  [
    'English',
    [
      ['Zoë Brontë', 'zoe bronte'],
      ['Zoe Bronte', 'ZOË'],
      ['Ｇｒａｃｅ １２３', 'grace 123'],
      ['Grace 123', 'Ｇｒａｃｅ'],
      ['Sinéad O’Brien', "o'brien"],
      ["Sinead O'Brien", 'O’Brien'],
      ['Smith‑Jones', 'smith-jones'],
      ['John  \tSmith', 'john smith'],
    ],
  ],
  [
    'French and other Latin scripts',
    [
      ['Élève reçu', 'eleve recu'],
      ['Œuvre', 'oeuvre'],
      ['Mu\u0308ller', 'müller'],
      ['José Müller', 'jose muller'],
      ['Łukasz Wałęsa', 'lukasz walesa'],
      ['Søren Kjærgård', 'soren kjaergard'],
      ['Đặng Thị Hồng', 'dang thi hong'],
      ['Straße', 'STRASSE'],
      ['Þórður Guðmundsson', 'thordur gudmundsson'],
      ['Işıl İnan', 'isil inan'],
      ['ISIL INAN', 'ışıl inan'],
      ['Ὀδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
      ['Андрей Алёхин', 'андреи алехин'],
    ],
  ],
  [
    'Arabic',
    [
      ['أحمد عبد اللهِ', 'احمد عبد الله'],
      ['احمد عبد الله', 'أَحْمَد'],
      ['إبراهيم آل ثاني', 'ابراهيم ال ثاني'],
      ['فاطمة الزهراء', 'فاطمه'],
      ['مصطفى', 'مصطفي'],
      ['مؤمن', 'مومن'],
      ['رائد', 'رايد'],
      ['محـــمد', 'محمد'],
      ['ٱلرَّحْمَـٰن', 'الرحمن'],
      ['\ufefb\ufeb3\ufee2', 'لاسم'],
      ['السجل ٢٠٢٤', '2024'],
      ['السجل 2024', '٢٠٢٤'],
      ['\u200fعلي\u200e', 'علي'],
      ['علی کریم', 'علي كريم'],
    ],
  ],
  [
    'Urdu',
    [
      ['علی کریم', 'علي كريم'],
      ['فاطمہ', 'فاطمة'],
      ['فاطمة', 'فاطمہ'],
      ['نمبر ۱۲۳', '123'],
      ['مُحَمَّد', 'محمد'],
      ['ابو\u200cبکر', 'ابوبکر'],
    ],
  ],
  [
    'Hindi',
    [
      ['ज़ाकिर हुसैन', 'जाकिर हुसैन'],
      ['जाकिर', 'ज़ाकिर'],
      ['\u095bाकिर', 'ज\u093cाकिर'],
      ['क्रमांक १२३', '123'],
      ['राम\u200dकुमार', 'रामकुमार'],
    ],
  ],
  [
    'Chinese',
    [
      ['王小明', '小明'],
      ['学位：博士', '学位:博士'],
    ],
  ],
])('in %s', (_language, pairs) => {
  test.each(pairs)('%j is found by %j', (stored, typed) => {
    expect(finds(stored, typed)).toBe(true)
  })
})

test.each([
  ['a vowel sign of Devanagari', 'राम', 'रोम'],
  ['a vowel sign that is missing', 'हिन्दी', 'हन्द'],
  ['a virama', 'सत्य', 'सतय'],
  ['an anusvara', 'हंस', 'हस'],
  ['a different Arabic letter', 'سعيد', 'شعيد'],
  ['gaf and kaf', 'گل', 'کل'],
  ['both forms of ya at the end of an Urdu word', 'بڑے', 'بڑی'],
  ['a hamza that stands alone', 'شيء', 'شيي'],
  ['traditional and simplified characters', '學位', '学位'],
  ['a kana with its mark', 'が', 'か'],
  ['a space', 'عبد الله', 'عبدالله'],
])('%s makes another word', (_what, stored, typed) => {
  expect(finds(stored, typed)).toBe(false)
})

test('what is only marks, or has no width, folds to nothing', () => {
  for (const text of ['', ' \n', '\u064e', 'ـ', '\u200b\u202e', '\u0301', '\u3000'])
    expect(folded(text)).toBe('')
})

/** What the release before stores. */
const asBefore = (value: string) => value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Strings of any characters, many of which combine. U+FEFF was white space to the release before, and is no character now. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2 }),
      fc.constantFrom(...'aiİıIΣςßẞؤئأ\u0653\u0654\u0300\u0345\u093cक\u0915ो한ᄒ\u1161が \u3000\n'),
    ),
  )
  .map((parts) => parts.join('').replaceAll('\ufeff', ''))

test('folding again changes nothing, and what the release before stored folds to the same', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(folded(folded(text))).toBe(folded(text))
      expect(folded(asBefore(text))).toBe(folded(text))
    }),
    { numRuns: 2_000 },
  )
})
