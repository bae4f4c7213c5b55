import { describe, expect, test } from 'vitest'
import { openCsv } from './open-csv.ts'
import { all } from './testing.ts'

async function* rowsOf(bytes: Uint8Array) {
  yield* openCsv(bytes).rows(0)
}
const read = (bytes: Uint8Array) => all(rowsOf(bytes))
const people = [
  { row: 1, cells: ['Name', 'Roll No', 'Phone'] },
  { row: 2, cells: ['أحمد بن علي', '0042', '0501234567'] },
]
const arabic = 'Name,Roll No,Phone\r\nأحمد بن علي,0042,0501234567\r\n'

/** The text in windows-1256, with just the Arabic letters that the test needs. */
function windows1256(text: string): Buffer {
  const letters: Record<string, number> = {
    أ: 0xc3,
    ح: 0xcd,
    م: 0xe3,
    د: 0xcf,
    ب: 0xc8,
    ن: 0xe4,
    ع: 0xda,
    ل: 0xe1,
    ي: 0xed,
  }
  return Buffer.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)))
}

describe('the encoding of a text file is detected', () => {
  test.each([
    ['UTF-8', Buffer.from(arabic)],
    ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${arabic}`)],
    ['UTF-16, as Excel saves "Unicode text"', Buffer.from(`\ufeff${arabic}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${arabic}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(arabic, 'utf16le')],
    ['the old Arabic code page', windows1256(arabic)],
  ])('%s', async (_encoding, bytes) => {
    expect(await read(bytes)).toEqual(people)
  })

  test('the old Western code page', async () => {
    const rows = await read(Buffer.from('Name\nJosé Müller\nÇelik Ayşe\n'.replace('ş', 's'), 'latin1'))
    expect(rows.map((row) => row.cells[0])).toEqual(['Name', 'José Müller', 'Çelik Ayse'])
  })

  test('UTF-8 whose first Arabic letter comes late, and is split between chunks', async () => {
    for (const filler of [65_535 - 5, 65_536 - 5, 65_537 - 5]) {
      const rows = await read(
        Buffer.from(`Name\n${'x'.repeat(filler)}\nأحمد`.replace(/x{200}/g, `${'x'.repeat(199)}\n`)),
      )
      expect(rows.at(-1)!.cells).toEqual(['أحمد'])
    }
  })
})

describe('the separator of a text file is detected', () => {
  test.each([',', ';', '\t', '|'])('%j', async (separator) => {
    expect(await read(Buffer.from(arabic.replaceAll(',', separator)))).toEqual(people)
  })

  test('but not one that is only inside quotation marks', async () => {
    const [header] = await read(Buffer.from('"Name, first, last, full";Roll\n'))
    expect(header!.cells).toEqual(['Name, first, last, full', 'Roll'])
  })

  test("and so is the one that Excel's first line names", async () => {
    expect(await read(Buffer.from('sep=|\r\nName|Roll;No\r\n'))).toEqual([
      { row: 1, cells: ['Name', 'Roll;No'] },
    ])
  })
})

test('rows keep the numbers of a spreadsheet program: empty lines count, lines within quotes do not', async () => {
  const rows = await read(Buffer.from('Name\n\n"two\nlines"\n,,\nlast\n'))
  expect(rows).toEqual([
    { row: 1, cells: ['Name'] },
    { row: 3, cells: ['two\nlines'] },
    { row: 5, cells: ['last'] },
  ])
})

test('texts stay unchanged: leading zeros, quotation marks within, and the ="…" that protects them', async () => {
  const [row] = await read(Buffer.from('0042,="0043",Abu "Ali" Hassan,"say ""yes""",  trimmed  \n'))
  expect(row!.cells).toEqual(['0042', '0043', 'Abu "Ali" Hassan', 'say "yes"', 'trimmed'])
})

test('an unclosed quotation mark is reported with the row before it', async () => {
  await expect(read(Buffer.from('Name\nAisha\n"Ahmed\nSara\n'))).rejects.toMatchObject({
    sentence: { key: 'invalid.sheet_quotation', parameters: { row: 2 } },
  })
})

test('endless rows and endless cells stop the reading', async () => {
  await expect(read(Buffer.from(`Name\n${'x,'.repeat(300)}x\n`))).rejects.toMatchObject({
    sentence: { key: 'too_large.sheet_row', parameters: { row: 2 } },
  })
  await expect(read(Buffer.alloc(3_000_000, 'x'))).rejects.toMatchObject({
    sentence: { key: 'too_large.sheet' },
  })
})

test('rows that are longer or shorter than the first cost no more than others', async () => {
  const capture = Error.captureStackTrace
  let errors = 0
  Error.captureStackTrace = (...given) => {
    errors++
    capture(...given)
  }
  try {
    expect(await read(Buffer.from(`Name,Roll\n${'Aisha\n1,2,3\n'.repeat(50)}`))).toHaveLength(101)
  } finally {
    Error.captureStackTrace = capture
  }
  expect(errors).toBe(0)
})

test('an empty file has no rows', async () => {
  expect(await read(Buffer.from(''))).toEqual([])
})
