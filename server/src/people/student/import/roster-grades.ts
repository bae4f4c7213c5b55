import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { readInTurn } from './read-in-turn.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { gradesSheet } from './spreadsheet/roster/open-roster.ts'
import { gradeHeadings } from './spreadsheet/roster/result-rows.ts'

const mostRows = 50_000
const timeoutMs = 60_000

/**
 * The final grades in a student system's OneRoster archive, as rows with headings that the form for certificates accepts.
 * Stores nothing. Throws 'invalid' for any other file, and for an archive in which no grade is clearly that of a course.
 */
export function rosterGrades(caller: string, path: string): Promise<string[][]> {
  return readInTurn(caller, async () => {
    const rows: string[][] = []
    const sheet = readSpreadsheet(path, { sheet: gradesSheet, maxRows: mostRows, timeoutMs })
    for await (const { cells } of sheet) rows.push([...cells])
    const [headings, ...grades] = rows
    const isRoster = headings?.join() === gradeHeadings.join()
    if (!isRoster || grades.length === 0) throw fieldRefusal('doc_url', 'invalid.sheet_roster_grades')
    return rows
  })
}
