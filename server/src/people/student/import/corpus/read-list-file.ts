import type { StudentField } from '@credenza/schema'
import { type DateFacts, type Layout, layoutOf } from '../layout.ts'
import { placeBest } from '../place-list.ts'
import { readChunks } from '../read-chunks.ts'
import { DatesUnsettled, weighDates } from '../settle-dates.ts'
import { detectKind } from '../spreadsheet/detect-kind.ts'
import { fillMerged } from '../spreadsheet/fill-merged.ts'
import { openCsv } from '../spreadsheet/open-csv.ts'
import { openXls } from '../spreadsheet/open-xls.ts'
import type { SpreadsheetRow } from '../spreadsheet/spreadsheet-row.ts'
import { surveyWorkbook } from '../spreadsheet/survey-workbook.ts'
import { openXlsx } from '../spreadsheet/xlsx/open-xlsx.ts'

const open = { zip: openXlsx, ole2: openXls, text: openCsv }

export interface FileReading {
  sheet: number
  headingRow: number
  certainty: string
  columns: readonly string[]
  students: Partial<Record<StudentField, string>>[]
  /** Row, heading and key of each error. */
  errors: string[]
  /** Row and kind of each row that is about no student. */
  asides: string[]
  dates: DateFacts | null
  unsettled: boolean
}

/** Reads a whole file as an import does, but in this process and without a database. */
export async function readListFile(bytes: Uint8Array): Promise<FileReading | undefined> {
  const workbook = await open[detectKind(bytes)](bytes)
  const list = placeBest(await surveyWorkbook(workbook))
  if (!list) return undefined
  const { place, header, columns } = list
  const layout: Layout = layoutOf({ ...list, dates: null, created_at: new Date('2026-06-01') })
  const rows = async function* (): AsyncGenerator<SpreadsheetRow> {
    const all = workbook.rows(place.sheet)
    const { merges } = await workbook.frame(place.sheet)
    for await (const row of place.merged ? fillMerged(all, merges) : all) {
      if (row.row > place.headingRow) yield row
    }
  }
  const reading: FileReading = {
    sheet: place.sheet,
    headingRow: place.headingRow,
    certainty: place.certainty,
    columns: Object.entries(columns).map(([field, column]) => `${field}: ${header[column] ?? '(joined)'}`),
    students: [],
    errors: [],
    asides: [],
    dates: null,
    unsettled: false,
  }
  const settle = async () => {
    reading.dates = await weighDates(rows(), layout)
    if (!reading.dates.order) throw new DatesUnsettled()
    return reading.dates.order
  }
  try {
    for await (const chunk of readChunks('org_test', rows(), { layout, settle })) {
      reading.students.push(...chunk.students.map(({ student: { password: _, ...values } }) => values))
      reading.errors.push(...chunk.errors.map(({ row, column, why }) => `${row} ${column}: ${why.key}`))
      reading.asides.push(...chunk.asides.map(({ row, kind }) => `${row} ${kind}`))
    }
  } catch (error) {
    if (!(error instanceof DatesUnsettled)) throw error
    reading.unsettled = true
  }
  return reading
}
