import type { Finding } from './corpus.test.ts'
import {
  cellsOf,
  english,
  fields,
  inDigits,
  type Person,
  people,
  serial1904Of,
  serialOf,
  written,
} from './people.ts'
import type { Cell, Workbook } from './write-workbook.ts'

const book = (change: Parameters<typeof cellsOf>[0], headings: readonly Cell[] = english): Workbook => ({
  sheets: [{ rows: [headings, ...cellsOf(change)] }],
})
const dates = (change: (iso: string, index: number) => Cell) => ({ workbook: book({ dateOfBirth: change }) })
const months = (names: readonly string[]) => (iso: string) =>
  `${Number(iso.slice(8))} ${names[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`
const englishMonths =
  'January February March April May June July August September October November December'.split(' ')
const gulf = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ')
const levant =
  'كانون الثاني,شباط,آذار,نيسان,أيار,حزيران,تموز,آب,أيلول,تشرين الأول,تشرين الثاني,كانون الأول'.split(',')
const germanMonths =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

const frenchMonths =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const urduMonths = 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'.split(' ')
const hindiMonths = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्टूबर नवम्बर दिसम्बर'.split(' ')
const shortHindiMonths = 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' ')
const inChinese = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
const chineseNumerals: Record<string, string> = {
  '2000-03-23': '二〇〇〇年三月二十三日',
  '2001-12-05': '二○○一年十二月五日',
  '1999-11-30': '一九九九年十一月三十日',
  '2002-02-13': '二零零二年二月十三日',
}

const isoOf = (monthFirst: string) => monthFirst.replace(/^(..)\/(..)\/(....)$/, '$3-$1-$2')

/** Three students with real dates in the first days of a month, then three with these texts. */
function splitDates(
  texts: readonly string[],
  dates: Finding['dates'] & object,
): { workbook: Workbook } & Finding {
  const six = Array.from({ length: 6 }, (_, i) => ({
    ...people[0]!,
    rollNumber: `${i}`,
    email: `s${i}@mail.example`,
    dateOfBirth: i < 3 ? `2001-0${i + 4}-0${i + 2}` : isoOf(texts[i - 3]!),
  }))
  const cellOf = (one: Person, i: number): Cell =>
    i < 3 ? { number: serialOf(one.dateOfBirth), format: 'dd/mm/yyyy' } : texts[i - 3]!
  const rows = six.map((one, i) =>
    fields.map((field) => (field === 'dateOfBirth' ? cellOf(one, i) : one[field])),
  )
  return { workbook: { sheets: [{ rows: [english, ...rows] }] }, students: six, dates }
}

/** How registries write values. Each gives all four people unless it says otherwise. */
export const values: Record<string, { workbook: Workbook } & Finding> = {
  'real dates': dates((iso) => ({ number: serialOf(iso), format: 'dd/mm/yyyy' })),
  'real dates of the 1904 system': {
    workbook: {
      ...dates((iso) => ({ number: serial1904Of(iso), format: 'd-mmm-yy' })).workbook,
      date1904: true,
    },
  },
  'bare serials': dates(serialOf),
  'bare serials of the 1904 system': { workbook: { ...dates(serial1904Of).workbook, date1904: true } },
  'bare serials as text': dates((iso) => String(serialOf(iso))),
  'ISO with a time': dates((iso) => `${iso}T00:00:00Z`),
  'ISO with a time and a space': dates((iso) => `${iso} 00:00:00`),
  'year first with slashes': dates(written('y/m/d')),
  'eight digits': dates(written('ymd')),
  'day first': {
    ...dates(written('d/m/y')),
    dates: { order: 'day-first', settledBy: 'column', dayFirst: 3, either: 1 },
  },
  'day first with dots and short numbers': dates(written('D.M.y')),
  'month first': { ...dates(written('m/d/y')), dates: { order: 'month-first', monthFirst: 3, either: 1 } },
  'two-digit years': dates(written('d-m-Y')),
  'day first in Arabic digits with direction marks': dates(
    (iso) => `\u200f${inDigits('٠')(written('d/m/y')(iso))}\u200f`,
  ),
  'year first in Persian digits': dates((iso) => inDigits('۰')(written('y/m/d')(iso))),
  'day first with a clock': dates((iso) => `${written('d/m/y')(iso)} 12:00:00 AM`),
  'backslashes and Arabic digits': dates((iso) => inDigits('٠')(written('d\\m\\y')(iso))),
  'typographic hyphens': dates((iso) => written('d\u2011m\u2212y')(iso)),
  'an apostrophe that keeps a text': dates((iso) => `'${written('d/m/y')(iso)}`),
  'the Arabic letter of the Gregorian calendar': dates((iso) => `${inDigits('٠')(written('y/m/d')(iso))}م`),
  'eight digits that a spreadsheet has made seven': dates((iso) => Number(written('dmy')(iso))),
  'misspelt months': dates((iso) =>
    months([
      'Janaury',
      'Febuary',
      'March',
      'April',
      'May',
      'June',
      'July',
      'Augst',
      'Setember',
      'Octobar',
      'Novemeber',
      'Decmber',
    ])(iso),
  ),
  'Levantine months beside those of the Gulf in brackets': dates((iso) =>
    months(levant.map((name, i) => `${name} (${gulf[i]})`))(iso),
  ),
  'two digits of a year after an apostrophe': dates((iso) =>
    months(englishMonths)(iso).replace(/ (?:19|20)(\d\d)$/, " '$1"),
  ),
  'English months': dates(months(englishMonths)),
  'short English months': dates((iso) =>
    months(englishMonths.map((m) => m.slice(0, 3)))(iso).replaceAll(' ', '-'),
  ),
  'American English months': dates(
    (iso) => `${englishMonths[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`,
  ),
  'Arabic months in Arabic digits': dates((iso) => inDigits('٠')(months(gulf)(iso))),
  'Levantine months': dates(months(levant)),
  'months in both Arabics': dates(months(levant.map((name, i) => `${name}/${gulf[i]}`))),
  'German months': dates((iso) => months(germanMonths)(iso).replace(' ', '. ')),
  'French months': dates((iso) => months(frenchMonths)(iso).replace(/^1 /, '1er ')),
  'Urdu months in Urdu digits': dates((iso) => `${inDigits('۰')(months(urduMonths)(iso))}ء`),
  'Hindi months in Devanagari digits': dates((iso) => inDigits('०')(months(hindiMonths)(iso))),
  'January and June in short Hindi': {
    ...dates((_, i) =>
      months(shortHindiMonths)(['2000-01-23', '2001-06-05', '2001-07-05', '2002-08-13'][i]!),
    ),
    students: people.map((one, i) => ({
      ...one,
      dateOfBirth: ['2000-01-23', '2001-06-05', '2001-07-05', '2002-08-13'][i]!,
    })),
  },
  'day first in Devanagari digits': dates((iso) => inDigits('०')(written('d/m/y')(iso))),
  'Chinese dates': dates(inChinese),
  'Chinese dates with spaces and wide digits': dates((iso) =>
    inDigits('０')(inChinese(iso)).replace(/[年月]/g, ' $& '),
  ),
  'Chinese dates in words': dates((iso) => chineseNumerals[iso]!),
  'an order that only a French heading tells': {
    workbook: {
      sheets: [
        {
          rows: [
            english.with(8, 'Date de naissance (jour/mois/année)'),
            ...cellsOf({ dateOfBirth: () => '03/04/2000' }),
          ],
        },
      ],
    },
    students: people.map((one) => ({ ...one, dateOfBirth: '2000-04-03' })),
    dates: { order: 'day-first', settledBy: 'heading' },
  },
  'an order that only a Hindi heading tells': {
    workbook: {
      sheets: [
        {
          rows: [english.with(8, 'जन्म तिथि (दिन/माह/वर्ष)'), ...cellsOf({ dateOfBirth: () => '03/04/2000' })],
        },
      ],
    },
    students: people.map((one) => ({ ...one, dateOfBirth: '2000-04-03' })),
    dates: { order: 'day-first', settledBy: 'heading' },
  },
  'a mixture that needs no order': dates(
    (iso, i) => [serialOf(iso), iso, months(englishMonths)(iso), `${iso}T10:00:00`][i]!,
  ),
  'an order that only the heading tells': {
    workbook: {
      sheets: [
        { rows: [english.with(8, 'DOB (MM/DD/YYYY)'), ...cellsOf({ dateOfBirth: () => '03/04/2000' })] },
      ],
    },
    students: people.map((one) => ({ ...one, dateOfBirth: '2000-03-04' })),
    dates: { order: 'month-first', settledBy: 'heading' },
  },
  'dates that nothing settles': {
    ...dates(() => '03/04/2000'),
    students: [],
    unsettled: true,
    dates: { order: null, either: 4 },
  },
  'as many dates one way as the other': {
    ...dates((_, i) => (i % 2 === 0 ? '23/03/2000' : '03/23/2000')),
    students: [],
    unsettled: true,
    dates: { order: null, dayFirst: 2, monthFirst: 2 },
  },
  'real dates that another program has swapped, among texts that begin with the month': splitDates(
    ['02/13/2001', '03/23/2001', '12/31/2001'],
    { order: 'month-first', swapped: 3 },
  ),
  'early real dates among texts of which one could be real too': splitDates(
    ['02/13/2001', '03/23/2001', '12/11/2001'],
    { order: 'month-first', swapped: 0 },
  ),
  'Hijri years': {
    ...dates((iso, i) => (i === 0 ? '1421/03/05' : iso)),
    students: people.slice(1),
    errors: ['2 Date of Birth: invalid.hijri_date'],
  },
  'Hijri dates as people write them': {
    ...dates((_, i) => ['١٤٢١/٠٥/٠٣', '3 رمضان 1421', '03/05/1421 هـ', '1421-05-03'][i]!),
    students: [],
    errors: [2, 3, 4, 5].map((row) => `${row} Date of Birth: invalid.hijri_date`),
  },
  'Hijri dates in other languages, of which none can be read in two ways': {
    ...dates((_, i) => ['3 Ramadan 1421', '7 ذو الحجة 1420', '۳ ربیع الاول ۱۴۲۱ھ', '03/05/1421'][i]!),
    students: [],
    errors: [2, 3, 4, 5].map((row) => `${row} Date of Birth: invalid.hijri_date`),
    unsettled: false,
  },
  'a 31 February': {
    ...dates((iso, i) => (i === 0 ? '31/02/2000' : written('d/m/y')(iso))),
    students: people.slice(1),
    errors: ['2 Date of Birth: invalid.no_such_date'],
  },
  'numbers in Arabic digits': {
    workbook: book({ rollNumber: inDigits('٠'), mobileNumber: inDigits('٠'), year: inDigits('٠') }),
  },
  'numbers in Devanagari and Urdu digits': {
    workbook: book({ rollNumber: inDigits('०'), mobileNumber: inDigits('۰'), year: inDigits('०') }),
  },
  'Chinese years': {
    workbook: book({ year: (_, i) => ['2025年', '2025届', '2024-2025学年', '2025年6月'][i]! }),
  },
  'hard spaces, direction marks, zero-width characters': {
    workbook: book({
      name: (name) => `\u200f${name.replaceAll(' ', '\u00a0')}\u200b `,
      email: (email) => `\ufeff${email}\u200e`,
      rollNumber: (roll) => `\u00a0${roll}\u202c`,
      mobileNumber: (phone) => `\u202a+${phone}\u202c`,
    }),
  },
  'headings with hard spaces and direction marks': {
    workbook: book(
      {},
      english.map((heading) => `\u200f${heading.replaceAll(' ', '\u00a0')}\u200b`),
    ),
  },
  'phones as people write them': {
    workbook: book({
      mobileNumber: (p, i) => [`+${p}`, `00${p}`, `(+971) ${p.slice(3, 5)}-${p.slice(5)}`, Number(p)][i]!,
    }),
  },
  'phones that a spreadsheet has shortened': {
    workbook: book({ mobileNumber: (phone, i) => (i === 0 ? '9.72E+11' : phone) }),
    students: people.slice(1),
    errors: ['2 Mobile: invalid.digits_lost'],
  },
  'two phones in a cell': {
    workbook: book({ mobileNumber: (phone, i) => (i === 0 ? '050 123 4567 / 055 765 4321' : phone) }),
    students: people.slice(1),
    errors: ['2 Mobile: invalid.several_phones'],
  },
  'roll numbers that a spreadsheet has shortened, as text and as a number': {
    workbook: book({
      rollNumber: (roll, i) => (i === 0 ? '8.01E+14' : i === 1 ? 20230001000000010000 : roll),
    }),
    students: people.slice(2),
    errors: ['2 Roll No.: invalid.digits_lost', '3 Roll No.: invalid.digits_lost'],
  },
  'leading zeros that only the format shows': {
    workbook: book({ rollNumber: (roll) => ({ number: Number(roll), format: '0000' }) }),
  },
  'a country code that only the format shows': {
    workbook: book({
      mobileNumber: (phone) => ({ number: Number(phone.slice(3)), format: '"+971 "00 000 0000' }),
    }),
  },
  'formulas with their results': {
    workbook: book({
      email: (email) => ({ formula: 'LOWER(A2)', result: email }),
      year: () => ({ formula: 'YEAR(TODAY())', result: 2025 }),
    }),
  },
  'a formula that failed': {
    workbook: book({ name: (name, i) => (i === 0 ? { error: '#N/A' } : name) }),
    students: people.slice(1),
    errors: ['2 Student Name: invalid.cell_error'],
  },
  'years of whole courses and of dates': {
    workbook: book({
      year: (_, i) => ['2021-2025', 'Class of ’25', '30-Jun-25', serialOf('2025-06-30')][i]!,
    }),
  },
  'the names of a PDF file': {
    workbook: book({ name: (_, i) => ['ﻣﺮﻳﻢ', 'مـــريم', 'ﻋﻼء', "'Abd al-Rahman"][i]! }),
    students: people.map((one, i) => ({ ...one, name: ['مريم', 'مريم', 'علاء', "'Abd al-Rahman"][i]! })),
  },
  'numbers that a program has made decimals': {
    workbook: book({
      rollNumber: (roll) => `${roll}.0`,
      mobileNumber: (phone) => `+971 (0) ${phone.slice(3)}`,
    }),
  },
  'years in words': {
    workbook: book({ year: (_, i) => ['Class of 2025', '2024-2025', '2024/25', 'June 2025'][i]! }),
  },
  'years of two digits, of this century and the last': {
    workbook: book({ year: (_, i) => `Class of ’${['99', '36', '37', '00'][i]}` }),
    students: people.map((one, i) => ({ ...one, year: ['1999', '2036', '1937', '2000'][i]! })),
  },
  'e-mails as links': {
    workbook: book({
      email: (email, i) =>
        [
          `mailto:${email}?subject=Hello`,
          `Student <${email.toUpperCase()}>`,
          `${email}.`,
          email.replace('@', ' @ '),
        ][i]!,
    }),
  },
  'dashes for no value': {
    workbook: book({ year: () => '-', collegeName: () => 'N/A' }),
    students: people.map((one) => ({ ...one, year: '', collegeName: '' })),
  },
}
