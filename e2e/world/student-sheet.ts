import { writeXlsx } from 'hucre/xlsx'
import { studentName } from './student-names.ts'

export const header = [
  'Student Name',
  'Father Name',
  'Mother Name',
  'College',
  'Programme',
  'Year of Passing',
  'Roll No',
  'Mobile Number',
  'Date of Birth',
  'Email',
] as const
type Column = (typeof header)[number]
type Row = Record<Column, string | number | Date>

export interface WrongRow {
  /** The row's number in the spreadsheet; the header is row 1. */
  row: number
  column: Column
  value: string
  reason: RegExp
}

/** The mistakes by row, each of a different kind. */
const wrongCells: WrongRow[] = [
  { row: 7, column: 'Student Name', value: '', reason: /Name is required/ },
  { row: 21, column: 'Email', value: 'no-at-sign.example', reason: /Invalid email format/ },
  { row: 32, column: 'Date of Birth', value: '31/02/2001', reason: /This date does not exist/ },
  { row: 48, column: 'Mobile Number', value: '12', reason: /valid phone number/ },
  { row: 60, column: 'Email', value: 'student1@students.example', reason: /Row 2 has the same email/ },
  { row: 75, column: 'Roll No', value: '000001', reason: /Row 2 has the same roll number/ },
  { row: 88, column: 'Year of Passing', value: '20x5', reason: /valid year/ },
  { row: 101, column: 'Father Name', value: '   ', reason: /Father Name is required/ },
]

/**
 * An .xlsx list of students as a registry would send it: roll numbers and phones with leading zeros, dates of birth as real
 * date cells, years as numbers, and with `mistakes`, up to eight rows that cannot be imported.
 */
export async function studentSheet(
  count: number,
  { mistakes }: { mistakes: boolean },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; wrongRows: WrongRow[] }> {
  const rows = Array.from({ length: count }, (_, i) => studentRow(i + 1))
  const wrong = mistakes ? wrongCells.filter(({ row }) => row <= count + 1) : []
  for (const { row, column, value } of wrong) rows[row - 2]![column] = value
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Graduates',
        columns: header.map((name) => ({
          header: name,
          key: name,
          ...(name === 'Date of Birth' && { numFmt: 'dd/mm/yyyy' }),
        })),
        data: rows,
      },
    ],
  })
  return {
    bytes: new Uint8Array(bytes),
    wrongRows: wrong,
  }
}

export function studentRow(n: number): Row {
  return {
    'Student Name': studentName(n),
    'Father Name': studentName(n + 3000),
    'Mother Name': studentName(n + 6000),
    College: 'College of Engineering',
    Programme: 'BSc Civil Engineering',
    'Year of Passing': 2025,
    'Roll No': String(n).padStart(6, '0'),
    'Mobile Number': `050${String(1_000_000 + n)}`,
    'Date of Birth': new Date(Date.UTC(2003, 0, 1 + (n % 365))),
    Email: `student${n}@students.example`,
  }
}
