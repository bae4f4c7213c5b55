// @module-tag slow
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arabic, cellsOf, english, fields, french, type Person, people } from './people.ts'
import { readListFile } from './read-list-file.ts'
import { type Cell, type Sheet, writeWorkbook } from './write-workbook.ts'

/** A form in which some registry might send the same list. */
interface Disguise {
  covers: string[][]
  titles: string[][]
  language: readonly string[]
  order: (keyof Person)[]
  /** The number of columns before the list. */
  indent: number
  /** Rows between the students, by the student they come before. */
  between: { before: number; row: string[] }[]
  after: string[][]
  listFirst: boolean
  shape: 'excel' | 'libreoffice' | 'google'
}

const titles = [
  [],
  ['Graduation list, June 2025'],
  ['University of Fujairah'],
  ['كشف الخريجين'],
  ['Liste des diplômés'],
  ['Batch', '2025'],
  ['Prepared by', 'Huda Salem'],
  ['Confidential'],
  ['', 'Personal details', '', '', 'Contact'],
]
const both = english.map((heading, i) => `${heading} / ${arabic[i]}`)
const groups = [[], [], ['Department of Civil Engineering'], ['قسم الهندسة المدنية'], ['Section B']]
const ends = [[], ['Total', '', '', '4'], ['Total number of students: 4'], ['* provisional']]
const several = <Item>(items: Item[], maxLength: number) => fc.array(fc.constantFrom(...items), { maxLength })

const disguise: fc.Arbitrary<Disguise> = fc.record({
  covers: several(titles, 4),
  titles: several(titles, 6),
  language: fc.constantFrom(english, arabic, french, both),
  order: fc.shuffledSubarray(fields, { minLength: fields.length, maxLength: fields.length }),
  indent: fc.nat({ max: 3 }),
  between: fc.array(
    fc.record({ before: fc.nat({ max: people.length - 1 }), row: fc.constantFrom(...groups) }),
    { maxLength: 3 },
  ),
  after: several(ends, 3),
  listFirst: fc.boolean(),
  shape: fc.constantFrom('excel', 'libreoffice', 'google'),
})

function workbookOf({ covers, titles, language, order, indent, between, after, listFirst }: Disguise) {
  const heading = order.map((field) => language[fields.indexOf(field)]!)
  const students = cellsOf({}, order).flatMap((row, index) => [
    ...between.filter(({ before }) => before === index).map((other) => other.row),
    row,
  ])
  const indented = (row: readonly Cell[]): Cell[] =>
    row.length === 0 ? [] : [...Array<null>(indent).fill(null), ...row]
  const list: Sheet = {
    name: 'List',
    rows: [...titles, heading, ...students, ...after].map(indented),
  }
  const cover: Sheet = { name: 'Cover', rows: covers }
  return { sheets: listFirst ? [list, cover] : [cover, list] }
}

test('wherever the list stands, however it is headed and ordered, the same people come out', async () => {
  await fc.assert(
    fc.asyncProperty(disguise, async (given) => {
      const reading = await readListFile(writeWorkbook(workbookOf(given), given.shape))
      expect(reading).toMatchObject({
        sheet: given.listFirst ? 0 : 1,
        headingRow: given.titles.length + 1,
        errors: [],
        unsettled: false,
      })
      expect(reading!.students).toEqual(people)
    }),
    { numRuns: 150 },
  )
})
