import { expect, test } from 'vitest'
import { toRow } from './spreadsheet-row.ts'

test('zero characters and half characters, which no database stores, do not get out of a cell', () => {
  expect(toRow(2, ['A\u0000mal', '\ud83d'])).toEqual({ row: 2, cells: ['Amal', '\ufffd'] })
})
