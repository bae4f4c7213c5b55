import { expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'

it.each([
  [
    'tabs, as a spreadsheet copies',
    'A\tB\n1\t2',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'A;B\n1;2',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  [
    'commas',
    'A,B\n1,2',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  [
    'tabs before the others',
    'A;x\tB,y\n1\t2',
    [
      ['A;x', 'B,y'],
      ['1', '2'],
    ],
  ],
  ['one column', 'A\n1', [['A'], ['1']]],
  [
    'lines of Windows',
    'A\tB\r\n1\t2\r\n',
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
])('cells are divided by %s', (_what, text, rows) => {
  expect(parseTable(text)).toEqual(rows)
})

it('a quoted cell holds separators, line breaks and doubled quotation marks', () => {
  expect(parseTable('Name,Note\n"Noor, Ada","first\nsecond ""third"""')).toEqual([
    ['Name', 'Note'],
    ['Noor, Ada', 'first\nsecond "third"'],
  ])
})

it('empty cells stay, empty rows do not, and spaces around a cell are dropped', () => {
  expect(parseTable('A\tB\tC\n\t\t\n 1 \t\t3\n\n')).toEqual([
    ['A', 'B', 'C'],
    ['1', '', '3'],
  ])
})

it('nothing pasted is not a table', () => {
  for (const text of ['', ' ', '\n\n', '\t\t\n']) expect(parseTable(text)).toEqual([])
})
