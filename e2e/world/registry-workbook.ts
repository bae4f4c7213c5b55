import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { header, studentRow } from './student-sheet.ts'

const empty = header.map(() => null)
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A list as a registry keeps it for people: first a cover sheet; on the second sheet, two title rows and a row of groups
 * above the headings, roll numbers from `firstNumber`, dates of birth with the month's name, an empty row after every
 * fiftieth student, and a total.
 */
export async function registryWorkbook(
  names: readonly string[],
  firstNumber = 1,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows: CellValue[][] = [
    ['Graduation list, June 2025'],
    ['Faculty of Engineering, confirmed by the Senate'],
    ['Person', null, null, 'Studies', null, null, null, 'Contact'],
    [...header],
  ]
  for (const [i, name] of names.entries()) {
    const row = {
      ...studentRow(firstNumber + i),
      'Student Name': name,
      'Father Name': names.at(i - 1)!,
      'Mother Name': names.at(i - 2)!,
    }
    rows.push(
      header.map((column) => (column === 'Date of Birth' ? spelled(row[column] as Date) : row[column])),
    )
    if (i % 50 === 49) rows.push(empty)
  }
  rows.push(['Total', names.length])
  const cover: CellValue[][] = [
    ['Office of the Registrar'],
    ['Prepared by', 'Huda Salem'],
    ['Students', names.length],
  ]
  const sheets = [
    { name: 'Cover', rows: cover },
    { name: 'Graduates', rows },
  ]
  return new Uint8Array(await writeXlsx({ sheets }))
}

const spelled = (day: Date) => `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
