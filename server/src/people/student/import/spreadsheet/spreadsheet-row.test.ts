import { expect, test } from 'vitest'
import { toRow } from './spreadsheet-row.ts'

test('what no database or spreadsheet stores does not get out of a cell', () => {
  expect(toRow(2, ['A\u0000mal', '\ud83d', 'A\uffffmal', '\ufffe'])).toEqual({
    row: 2,
    cells: ['Amal', '\ufffd', 'Amal'],
  })
})

test('no more rows are read than a spreadsheet program has, even if they are empty', () => {
  expect(toRow(1_048_576, [''])).toBeUndefined()
  expect(() => toRow(1_048_577, [''])).toThrow('This spreadsheet is too large to read.')
})
