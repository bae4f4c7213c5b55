import type { Finding } from './corpus.test.ts'
import { arabic, cellsOf, chinese, english, hindi, people, urdu, written } from './people.ts'

const windows1256: Record<string, number> = {
  ا: 0xc7,
  أ: 0xc3,
  آ: 0xc2,
  إ: 0xc5,
  ب: 0xc8,
  ة: 0xc9,
  ت: 0xca,
  ث: 0xcb,
  ج: 0xcc,
  ح: 0xcd,
  خ: 0xce,
  د: 0xcf,
  ذ: 0xd0,
  ر: 0xd1,
  ز: 0xd2,
  س: 0xd3,
  ش: 0xd4,
  ص: 0xd5,
  ض: 0xd6,
  ط: 0xd8,
  ظ: 0xd9,
  ع: 0xda,
  غ: 0xdb,
  ف: 0xdd,
  ق: 0xde,
  ك: 0xdf,
  ل: 0xe1,
  م: 0xe3,
  ن: 0xe4,
  ه: 0xe5,
  و: 0xe6,
  ى: 0xec,
  ي: 0xed,
  ئ: 0xc6,
  ء: 0xc1,
  ؤ: 0xc4,
  '،': 0xa1,
}
const inWindows1256 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text, (letter) => windows1256[letter] ?? letter.charCodeAt(0)))

/** Node can only decode this code page, so the bytes of a character are looked up among all decoded pairs. */
const gbkPairs = new Map<string, readonly number[]>()
for (let lead = 0xb0; lead <= 0xf7; lead++) {
  for (let trail = 0xa1; trail <= 0xfe; trail++) {
    gbkPairs.set(new TextDecoder('gb18030').decode(Uint8Array.of(lead, trail)), [lead, trail])
  }
}
const inGbk = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text).flatMap((letter) => gbkPairs.get(letter) ?? letter.charCodeAt(0)))

const quoted = (separator: string) => (cell: unknown) => {
  const text = String(cell ?? '')
  return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
const text = (rows: readonly (readonly unknown[])[], separator = ',', end = '\r\n'): string =>
  rows.map((row) => row.map(quoted(separator)).join(separator) + end).join('')

const list = [english, ...cellsOf()]
const latin = people.map((_, index) => index).filter((index) => index !== 1)
const latinPeople = latin.map((index) => people[index]!)
const arabicPeople = people.map((one) => ({
  ...one,
  name: 'مريم بنت سعيد',
  fatherName: 'سعيد',
  motherName: 'فاطمة',
}))
const utf8 = (content: string) => Buffer.from(content)

/** Text files as programs save them: encodings, separators, line ends, and lines above and below the list. */
export const textFiles: Record<string, { bytes: Uint8Array } & Finding> = {
  'UTF-8 with commas': { bytes: utf8(text(list)) },
  'UTF-8 with a byte-order mark and semicolons': { bytes: utf8(`\ufeff${text(list, ';')}`) },
  'UTF-16LE with tabs, as Excel saves Unicode text': {
    bytes: Buffer.from(`\ufeff${text(list, '\t')}`, 'utf16le'),
  },
  'UTF-8 with bars': { bytes: utf8(text(list, '|')) },
  'Windows-1252 with semicolons': {
    bytes: Buffer.from(text([english, ...latin.map((index) => cellsOf()[index]!)], ';'), 'latin1'),
    students: latinPeople,
  },
  'Windows-1256 with semicolons': {
    bytes: inWindows1256(
      text(
        [
          arabic,
          ...cellsOf({ name: () => 'مريم بنت سعيد', fatherName: () => 'سعيد', motherName: () => 'فاطمة' }),
        ],
        ';',
      ),
    ),
    students: arabicPeople,
  },
  'Windows-1256 with one Arabic name': {
    bytes: inWindows1256(
      text([english, ...latin.map((index) => cellsOf({ motherName: () => 'محمد خالد' })[index]!)]).replaceAll(
        /[^\0-\u00ff\u0600-\u06ff]|[áéÁéíÉ]/g,
        'e',
      ),
    ),
    students: latinPeople.map((one) => ({
      ...one,
      name: one.name.replace(/[áéÁíÉ]/g, 'e'),
      fatherName: one.fatherName.replace(/[áéÁíÉ]/g, 'e'),
      motherName: 'محمد خالد',
    })),
  },
  'a Chinese code page with commas, as Excel saves it in China': {
    bytes: inGbk(
      text([
        chinese,
        ...cellsOf({ name: () => '王小明', fatherName: () => '王伟', motherName: () => '李娜' }),
      ]),
    ),
    students: people.map((one) => ({ ...one, name: '王小明', fatherName: '王伟', motherName: '李娜' })),
  },
  'Hindi with semicolons': { bytes: utf8(text([hindi, ...cellsOf()], ';')) },
  'Urdu with tabs in UTF-16': { bytes: Buffer.from(`\ufeff${text([urdu, ...cellsOf()], '\t')}`, 'utf16le') },
  'titles with commas above a list with semicolons': {
    bytes: utf8(
      `Graduation list, June 2025, final, approved\r\nFujairah, Emirates\r\n\r\n${text(list, ';')}`,
    ),
    headingRow: 4,
  },
  'a title whose cells are as many as the columns': {
    bytes: utf8(text([['Graduation list', ...english.slice(1).map(() => '')], ...list])),
    headingRow: 2,
  },
  "Excel's note of the separator": { bytes: utf8(`sep=;\r\n${text(list, ';')}`) },
  'line ends of old Macs': { bytes: utf8(text(list, ',', '\r')) },
  'line ends of several programs': {
    bytes: utf8(list.map((row, i) => text([row], ',', i % 2 === 0 ? '\r\n' : '\n')).join('')),
  },
  'spaces before quotation marks': {
    bytes: utf8(list.map((row) => `${row.map((cell) => `"${String(cell)}"`).join(', ')}\n`).join('')),
  },
  'UTF-8 that was cut off in the middle of a letter': {
    bytes: utf8(`${text(list)}Note: validé`).subarray(0, -1),
    asides: ['6 note'],
  },
  'line ends within quotes': {
    bytes: utf8(
      text([
        english.map((heading, i) => `${heading}\n${arabic[i]}`),
        ...cellsOf({ name: (name) => name.replace(' ', '\n') }),
      ]),
    ),
  },
  'quotes around everything': {
    bytes: utf8(list.map((row) => `${row.map((cell) => `"${String(cell)}"`).join(',')}\n`).join('')),
  },
  'zeros protected as formulas': {
    bytes: utf8(
      list
        .map(
          (row) =>
            `${row.map((cell) => (/^\d+$/.test(String(cell)) ? `="${String(cell)}"` : cell)).join(';')}\n`,
        )
        .join(''),
    ),
  },
  'dates day first and a total': {
    bytes: utf8(text([english, ...cellsOf({ dateOfBirth: written('d/m/y') }), ['Total', '4']], ';')),
    asides: ['6 total'],
  },
  'group headings without merged cells': {
    bytes: utf8(text([['Personal', '', '', 'Studies', '', '', '', 'Contact', '', ''], ...list])),
    headingRow: 2,
  },
  'numbers that a program has made decimals': {
    bytes: utf8(
      text([english, ...cellsOf({ mobileNumber: (phone) => `${phone}.0`, year: (year) => `${year}.0` })]),
    ),
  },
}
