import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', '"\'\r\'=1"'],
  ['\n=1', '"\'\n\'=1"'],
  ['Amal;=1+1;', "Amal;'=1+1;"],
  ['Amal;"=1+1&', `"Amal;""'=1+1&"`],
  ['Amal;""=1+1', `"Amal;""""'=1+1"`],
  ['Amal\n@SUM(A1);', '"Amal\n\'@SUM(A1);"'],
])('the cell %j is text to a spreadsheet, not a formula', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', 'plain'])).toBe(
    '"a,b","say ""no""","two\nlines",plain\r\n',
  )
})
