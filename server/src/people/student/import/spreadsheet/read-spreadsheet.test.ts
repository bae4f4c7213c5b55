import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as XLSX from '@e965/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { all } from './testing.ts'

const limits = { maxRows: 1_000, timeoutMs: 20_000 }
const read = (source: string | Uint8Array, options = limits) => all(readSpreadsheet(source, options))
const birthday = new Date(Date.UTC(2003, 4, 17))
const sheet = [
  ['Name', 'Roll No', 'Phone', 'Born'],
  ['أحمد بن علي', '0042', 971501234567, birthday],
  [],
  ['Sara "Um Ali"', '0043', '0501234567', '2004-11-02'],
]
const rows = [
  { row: 1, cells: ['Name', 'Roll No', 'Phone', 'Born'] },
  { row: 2, cells: ['أحمد بن علي', '0042', '971501234567', '2003-05-17'] },
  { row: 4, cells: ['Sara "Um Ali"', '0043', '0501234567', '2004-11-02'] },
]
const csv = Buffer.from(
  'Name,Roll No,Phone,Born\nأحمد بن علي,0042,971501234567,2003-05-17\n\n"Sara ""Um Ali""",0043,0501234567,2004-11-02\n',
)

const xlsx = () => writeXlsx({ sheets: [{ name: 'Students', rows: sheet }] })
const xlsBook = (data: unknown[][]) =>
  XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(data, { UTC: true }), 'Students')
const xls = (): Uint8Array => XLSX.write(xlsBook(sheet), { type: 'buffer', bookType: 'biff8' })

describe('one list reads the same in every file format', () => {
  test.each([
    ['.xlsx with shared texts', xlsx],
    [
      '.xlsx with texts in the cells',
      () => writeXlsx({ sheets: [{ name: 'a', rows: sheet }], stringMode: 'inline' }),
    ],
    ['.xls', xls],
    ['.csv', () => csv],
  ])('%s', async (_kind, make) => {
    expect(await read(await make())).toEqual(rows)
  })

  test('.xls of the nineties in the Arabic code page', async () => {
    const old = Buffer.from(
      XLSX.write(xlsBook([['Name'], ['____ __ ___']]), { type: 'buffer', bookType: 'biff5' }),
    )
    const codePage = old.indexOf(Buffer.from('42000200', 'hex')) + 4
    old.writeUInt16LE(1256, codePage)
    Buffer.from('c3cde3cf20c8e420dae1ed', 'hex').copy(old, old.indexOf('____ __ ___'))
    expect((await read(old)).map(({ cells }) => cells)).toEqual([['Name'], ['أحمد بن علي']])
  })
})

describe('a file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'credenza-sheet-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('is recognised by its content, whatever its name says', async () => {
    const file = join(folder, 'students.csv')
    await writeFile(file, await xlsx())
    expect(await read(file)).toEqual(rows)
  })

  test('that is missing is an internal error, not a damaged spreadsheet', async () => {
    await expect(read(join(folder, 'missing.xlsx'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('refused with a sentence for the person', () => {
  const wordDocument = () => {
    const container = XLSX.CFB.utils.cfb_new()
    XLSX.CFB.utils.cfb_add(container, 'WordDocument', Buffer.from('text'))
    return Buffer.from(XLSX.CFB.write(container, { type: 'buffer' }) as Uint8Array)
  }
  const encryption = { password: 'secret', spinCount: 1_000 }

  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    ['a PDF', 'unsupported_type.sheet', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'a PDF whose compressed streams have zeros here and there',
      'unsupported_type.sheet',
      () => Buffer.from(`%PDF-1.7\n1 0 obj stream\n${'\0\x8a\0\xf1\x03\0'.repeat(500)}\0`, 'latin1'),
    ],
    ['a picture', 'unsupported_type.sheet', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    [
      'a web page named .xls',
      'unsupported_type.sheet',
      () => Buffer.from('\ufeff\n<html><table><tr><td>Name'),
    ],
    ['an old Word document', 'unsupported_type.sheet', wordDocument],
    [
      'a password-protected workbook',
      'invalid.sheet_locked',
      () => writeXlsx({ sheets: [{ name: 'a', rows: sheet }], encryption }),
    ],
    ['half of an .xlsx', 'invalid.sheet_damaged', async () => (await xlsx()).subarray(0, 900)],
    ['half of an .xls', 'invalid.sheet_damaged', () => xls().subarray(0, 1_000)],
    ['one byte more than 50 MB', 'too_large.sheet', () => Buffer.alloc(52_428_801, 'Name\n')],
  ])('%s: %s', async (_what, key, make) => {
    await expect(read(await make())).rejects.toMatchObject({
      sentence: { key },
      message: expect.stringMatching(/^This .{20,}\.$/),
    })
  })

  test.each([
    ['.xlsx', xlsx],
    ['.xls', xls],
    ['.csv', () => csv],
  ])('more rows than allowed below the header, in %s', async (_kind, make) => {
    expect(await read(await make(), { ...limits, maxRows: 2 })).toEqual(rows)
    await expect(read(await make(), { ...limits, maxRows: 1 })).rejects.toMatchObject({
      sentence: { key: 'too_large.sheet_rows', parameters: { max: 1 } },
      message: 'This spreadsheet has more than 1 rows. Split it into several files.',
    })
  })
})

test('reading ends when its time is over, not counting the time of the caller', async () => {
  await expect(read(csv, { ...limits, timeoutMs: 0 })).rejects.toMatchObject({
    sentence: { key: 'invalid.sheet_slow' },
  })
})

test('reading ends with the signal, before the start and half-way', async () => {
  const reason = new Error('the person closed the dialog')
  await expect(all(readSpreadsheet(csv, { ...limits, signal: AbortSignal.abort(reason) }))).rejects.toBe(
    reason,
  )
  const control = new AbortController()
  const many = Buffer.from('Name\n'.repeat(900))
  const reading = readSpreadsheet(many, { ...limits, signal: control.signal })
  await reading.next()
  control.abort(reason)
  await expect(all(reading)).rejects.toBe(reason)
})

test('a reader who has seen enough may stop', async () => {
  for await (const { cells } of readSpreadsheet(csv, limits)) {
    expect(cells[0]).toBe('Name')
    break
  }
})
