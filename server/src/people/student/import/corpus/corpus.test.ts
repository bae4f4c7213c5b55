import * as XLSX from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { headings } from './headings.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { type FileReading, readListFile } from './read-list-file.ts'
import { textFiles } from './text-files.ts'
import { unusualHeadings } from './unusual-headings.ts'
import { values } from './values.ts'
import { type Cell, type Shape, type Workbook, writeWorkbook } from './write-workbook.ts'

/** The expected reading of a file of the corpus; without `students`, all four people. */
export type Finding = Partial<Omit<FileReading, 'dates'>> & { dates?: Partial<FileReading['dates']> }

const shapes: Shape[] = ['excel', 'libreoffice', 'google']

const expected = ({ students = [...people], errors = [], asides = [], ...rest }: Finding) => ({
  ...rest,
  students,
  errors,
  asides,
})

describe.each(shapes)('as %s writes it', (shape) => {
  test.each(Object.entries({ ...places, ...headings, ...unusualHeadings }))(
    '%s',
    async (_name, { workbook, ...finding }) => {
      expect(await readListFile(writeWorkbook(workbook, shape))).toMatchObject(expected(finding))
    },
  )
})

test.each(Object.entries(values))('%s', async (_name, { workbook, ...finding }) => {
  expect(await readListFile(writeWorkbook(workbook, 'excel'))).toMatchObject(expected(finding))
})

test.each(Object.entries(textFiles))('.csv: %s', async (_name, { bytes, ...finding }) => {
  expect(await readListFile(bytes)).toMatchObject(expected(finding))
})

const plain = (cell: Cell) => {
  if (cell === null || typeof cell !== 'object') return cell
  return 'number' in cell
    ? { t: 'n', v: cell.number, z: cell.format }
    : 'formula' in cell
      ? cell.result
      : cell.error
}

function writeXls({ sheets, date1904 = false }: Workbook): Uint8Array {
  const book = XLSX.utils.book_new()
  for (const [index, { name, rows, merges = [] }] of sheets.entries()) {
    const sheet = XLSX.utils.aoa_to_sheet(rows.map((row) => row.map(plain)))
    sheet['!merges'] = merges.map((range) => XLSX.utils.decode_range(range))
    XLSX.utils.book_append_sheet(book, sheet, name ?? `Sheet${index + 1}`)
  }
  book.Workbook = { WBProps: { date1904 }, Sheets: sheets.map(({ hidden }) => ({ Hidden: hidden ? 1 : 0 })) }
  return XLSX.write(book, { type: 'buffer', bookType: 'biff8' })
}

// The writer of .xls files keeps neither hidden rows and columns nor failed formulas.
const notInXls = ['the old e-mail in a hidden column', 'rows hidden by a filter', 'a formula that failed']
const inXls = Object.entries({ ...places, ...headings, ...unusualHeadings, ...values }).filter(
  ([name]) => !notInXls.includes(name),
)

test.each(inXls)('.xls: %s', async (_name, { workbook, ...finding }) => {
  expect(await readListFile(writeXls(workbook))).toMatchObject(expected(finding))
})
