import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../../../../credential/test/growth.ts'
import { withoutHints } from './list/heading-key.ts'
import { mergeFiller } from './spreadsheet/fill-merged.ts'
import { readNumberFormats } from './spreadsheet/xlsx/number-formats.ts'
import { readSheetFrame } from './spreadsheet/xlsx/sheet-frame.ts'
import { cleanText } from './values/clean-text.ts'
import { readPhone } from './values/read-phone.ts'

// Texts that somebody made for a search to begin again at every letter.
async function* pieces(text: string) {
  yield text
}
/** Fills so many rows, with as many ranges that are merged over all of them. */
function fillRows(count: number) {
  const fill = mergeFiller(
    Array.from({ length: count }, () => ({ top: 1, bottom: count, left: 0, right: 0 })),
  )
  for (let row = 1; row <= count; row++) fill({ row, cells: ['text'] })
}
const frameOf = (text: string) => readSheetFrame(pieces(text))

test.each<[string, (length: number) => unknown, number]>([
  ['merged cells without an end', (n) => frameOf(`<sheetData/>${'<mergeCell '.repeat(n)}`), 500],
  ['columns without an end', (n) => frameOf(`${'<col '.repeat(n)}<sheetData/>`), 1_000],
  ['ranges merged one over the other', (n) => fillRows(n), 200],
  ['a cell with marks without end', (n) => cleanText(`a${'\u05bf\u0591'.repeat(n)}`), 1_000],
  ['brackets that stay open in a heading', (n) => withoutHints('('.repeat(n)), 10_000],
  ['asterisks before the end of a heading', (n) => withoutHints(`${'*'.repeat(n)}x`), 1_000],
  ['numbers without the rest of a telephone number', (n) => readPhone(`12345${'/'.repeat(n)}`), 1_000],
])('%s cost no more than their length', async (_, work, length) => {
  expect(await growth(work, length)).toBeLessThan(mostGrowth)
})

test('a sheet names a hidden column once, however often it is said', async () => {
  const { hiddenColumns } = await frameOf(
    `${'<col min="1" max="1000" hidden="1"/>'.repeat(50_000)}<sheetData/>`,
  )
  expect(hiddenColumns).toHaveLength(1_000)
})

test('a number format is read no further than programs write one', async () => {
  const styles = (code: string) =>
    `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`
  expect(await readNumberFormats(pieces(styles(`${'['.repeat(10)}yyyy`)))).toEqual([{ kind: 'date' }])
  expect(await readNumberFormats(pieces(styles(`${'['.repeat(10_000)}yyyy`)))).toEqual([{ kind: 'plain' }])
})
