import { type StudentField, studentFields, studentRow } from '@credenza/schema/student'
import { expect, test } from 'vitest'
import { matchColumns } from '../list/match-columns.ts'
import { errorRowsSpreadsheet } from './error-rows-spreadsheet.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { sampleSpreadsheet } from './sample-spreadsheet.ts'
import { all } from './testing.ts'

const read = (bytes: Uint8Array) => all(readSpreadsheet(bytes, { maxRows: 100, timeoutMs: 20_000 }))

test('the sample can be imported unchanged: every column is recognised, every row is valid', async () => {
  const [header, ...rows] = await read(await sampleSpreadsheet())
  const { columns, missing } = matchColumns(header!.cells)
  expect(missing).toEqual([])
  expect(Object.keys(columns)).toHaveLength(studentFields.length)
  expect(rows).toHaveLength(2)
  for (const { cells } of rows) {
    const value = (field: StudentField) => cells[columns[field]!] ?? ''
    const student = Object.fromEntries(studentFields.map((field) => [field, value(field)]))
    expect(studentRow.safeParse(student).error).toBeUndefined()
    expect(student.rollNumber).toMatch(/^00/)
  }
})

test('the wrong rows come back under their own header, each with its number and the reason', async () => {
  const bytes = await errorRowsSpreadsheet(
    ['Name', 'Roll No'],
    [
      { row: 7, cells: ['أحمد', '0042'], reason: 'Email is required' },
      { row: 9, cells: ['=1+1'], reason: 'Roll Number is required' },
      { row: 12, cells: ['Sara', '0043', 'beyond the header'], reason: 'Email is required' },
    ],
  )
  expect((await read(bytes)).map(({ cells }) => cells)).toEqual([
    ['Name', 'Roll No', '', 'Row', 'Reason'],
    ['أحمد', '0042', '', '7', 'Email is required'],
    ['=1+1', '', '', '9', 'Roll Number is required'],
    ['Sara', '0043', 'beyond the header', '12', 'Email is required'],
  ])
  expect(matchColumns(['Name', 'Roll No', '', 'Row', 'Reason']).columns).toEqual({ name: 0, rollNumber: 1 })
})

test('a text that is longer than a cell of Excel is cut, also within a character of two units', async () => {
  const reason = 'Email is required'
  const bytes = await errorRowsSpreadsheet(['Name'], [{ row: 2, cells: [`a${'😀'.repeat(20_000)}`], reason }])
  expect((await read(bytes))[1]!.cells).toEqual([`a${'😀'.repeat(16_383)}`, '2', reason])
  const split = await errorRowsSpreadsheet(['Name'], [{ row: 2, cells: ['😀'.repeat(20_000)], reason }])
  expect((await read(split))[1]!.cells).toEqual([`${'😀'.repeat(16_383)}\uFFFD`, '2', reason])
})
