import fc from 'fast-check'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { toRow } from '../spreadsheet-row.ts'
import { all } from '../testing.ts'
import { firstVisible } from '../workbook-reader.ts'
import { openXlsx } from './open-xlsx.ts'
import { workbookOf, zip } from './testing.ts'

const rowsOf = async function* (bytes: Uint8Array) {
  const workbook = await openXlsx(bytes)
  yield* workbook.rows(firstVisible(workbook))
}
const cellsOf = async (bytes: Uint8Array) => (await all(rowsOf(bytes))).map(({ cells }) => cells)

/** The first sheet according to hucre, an independent reader. */
async function oracle(bytes: Uint8Array) {
  const rows = (await all(streamXlsxRows(bytes))).map(({ index, values }) => toRow(index + 1, values))
  return rows.filter((row) => row !== undefined)
}

test('any sheet reads the same as in an independent reader, wherever its texts are stored', async () => {
  const cell = fc.oneof(
    fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((text) => text.isWellFormed() && !/[\p{Cc}\ufffe\uffff]/u.test(text)),
    fc.constantFrom('<b>&amp;"\'', '_x000D_', '  ', 'أحمد', '😀', ']]>', '0042'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    fc.boolean(),
    fc.date({ min: new Date('1900-03-02'), max: new Date('2100-01-01'), noInvalidDate: true }),
    fc.constant(null),
  )
  const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom('shared' as const, 'inline' as const),
      async (data, stringMode) => {
        const bytes = await writeXlsx({ sheets: [{ name: 'Students', rows: data }], stringMode })
        expect(await all(rowsOf(bytes))).toEqual(await oracle(bytes))
      },
    ),
    { numRuns: 150 },
  )
})

describe('variants between programs', () => {
  test('names with a namespace prefix, single quotes, comments, CDATA, cells without a reference', async () => {
    const sheet = `<?xml version='1.0'?><x:worksheet xmlns:x='m'><!-- <x:row> --><x:sheetData>
      <x:row><x:c t='str'><x:v><![CDATA[a<b]]></x:v></x:c><x:c><x:v>7</x:v></x:c></x:row>
      <x:row r='5'><x:c r='C5' t='inlineStr'><x:is><x:t>rich</x:t></x:is></x:c></x:row>
      <x:row/></x:sheetData></x:worksheet>`
    expect(await all(rowsOf(workbookOf({ sheet })))).toEqual([
      { row: 1, cells: ['a<b', '7'] },
      { row: 5, cells: ['', '', 'rich'] },
    ])
  })

  test('texts in several runs, without their phonetic guides', async () => {
    const strings =
      '<sst><si><r><rPr><b/></rPr><t>Ai</t></r><r><t>sha</t></r><rPh><t>アイ</t></rPh></si><si><t/></si></sst>'
    const sheet =
      '<worksheet><row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>9</v></c></row></worksheet>'
    expect(await cellsOf(workbookOf({ sheet, strings }))).toEqual([['Aisha']])
  })

  test('dates: by built-in and custom formats, in both day counts, as ISO text; but not times and money', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]dd\\-mmm\\-yy;@"/>
      <numFmt numFmtId="165" formatCode="&quot;day&quot; 0"/><numFmt numFmtId="166" formatCode="[>=1]#,##0.00"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/></cellXfs></styleSheet>`
    const cells = [0, 1, 2, 3, 4, 5].map((style) => `<c s="${style}"><v>36925</v></c>`).join('')
    const sheet = `<worksheet><row>${cells}<c t="d"><v>2001-02-03T00:00:00</v></c></row></worksheet>`
    expect(await cellsOf(workbookOf({ sheet, styles }))).toEqual([
      ['36925', '2001-02-03', '2001-02-03', '36925', '36925', '36925', '2001-02-03'],
    ])
    expect((await cellsOf(workbookOf({ sheet, styles, date1904: true })))[0]![1]).toBe('2005-02-04')
  })

  test('numbers that are shown with leading zeros keep them', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    const sheet =
      '<worksheet><row><c s="1"><v>501234567</v></c><c s="0"><v>9.71501234567E11</v></c></row></worksheet>'
    expect(await cellsOf(workbookOf({ sheet, styles }))).toEqual([['0501234567', '971501234567']])
  })

  test('a hidden first sheet is skipped', async () => {
    const hidden = await writeXlsx({
      sheets: [
        { name: 'Lists', rows: [['not this']], hidden: true },
        { name: 'Students', rows: [['this']] },
      ],
      activeSheet: 1,
    })
    expect(await cellsOf(hidden)).toEqual([['this']])
  })

  test('archives with data descriptors, ZIP64 sizes or backslashes in names', async () => {
    const sheet = '<worksheet><row><c t="str"><v>read</v></c></row></worksheet>'
    for (const quirk of ['stored', 'zip64', 'backslashes', 'descriptors'] as const) {
      expect(await cellsOf(workbookOf({ sheet, quirk }))).toEqual([['read']])
    }
  })
})

describe('a hostile or broken file ends with a code', () => {
  const row = '<row><c t="str"><v>x</v></c></row>'
  test.each<[string, string, () => Uint8Array]>([
    ['another ZIP archive', 'unsupported_type.sheet', () => zip({ 'word/document.xml': '<a/>' })],
    [
      'a Word document',
      'unsupported_type.sheet',
      () =>
        zip({
          '[Content_Types].xml': '<a/>',
          '_rels/.rels': '<Relationship Id="1" Type="x/officeDocument" Target="word/document.xml"/>',
        }),
    ],
    [
      'a workbook in the binary format',
      'unsupported_type.sheet',
      () =>
        zip({
          '[Content_Types].xml': '<a/>',
          '_rels/.rels': '<Relationship Id="1" Type="x/officeDocument" Target="xl/workbook.bin"/>',
        }),
    ],
    [
      'a relation to an address that is none',
      'invalid.sheet_damaged',
      () =>
        zip({
          '[Content_Types].xml': '<a/>',
          '_rels/.rels': '<Relationship Id="1" Type="x/officeDocument" Target="http://["/>',
        }),
    ],
    ['a sheet that is cut', 'invalid.sheet_damaged', () => workbookOf({ sheet: `<worksheet>${row}` })],
    [
      'a document type with entities',
      'invalid.sheet_damaged',
      () => workbookOf({ sheet: `<!DOCTYPE a [<!ENTITY b "c">]><worksheet>${row}</worksheet>` }),
    ],
    [
      'a tag without an end',
      'too_large.sheet',
      () => workbookOf({ sheet: `<worksheet><row ${'a="b" '.repeat(400_000)}` }),
    ],
    [
      'a quotation mark without an end',
      'too_large.sheet',
      () => workbookOf({ sheet: `<worksheet><row a="${'x'.repeat(2_000_000)}` }),
    ],
    [
      'a million tags in each other',
      'invalid.sheet_damaged',
      () => workbookOf({ sheet: `<worksheet>${'<a>'.repeat(1_000_000)}` }),
    ],
    [
      'a tag that another one closes',
      'invalid.sheet_damaged',
      () => workbookOf({ sheet: `<worksheet>${row}<row></c></worksheet>` }),
    ],
    [
      'a text of 70 MB',
      'too_large.sheet',
      () => workbookOf({ sheet: '<worksheet/>', strings: `<sst><si><t>${'x'.repeat(70_000_000)}` }),
    ],
    [
      'a million styles',
      'too_large.sheet',
      () =>
        workbookOf({ sheet: '<worksheet/>', styles: `<styleSheet><cellXfs>${'<xf/>'.repeat(1_000_000)}` }),
    ],
    [
      'a cell in the last column',
      'too_large.sheet',
      () => workbookOf({ sheet: '<worksheet><row><c r="XFD1" t="str"><v>x</v></c></row></worksheet>' }),
    ],
    [
      'a column beyond all numbers',
      'too_large.sheet',
      () =>
        workbookOf({
          sheet: `<worksheet><row><c r="${'Z'.repeat(300)}1" t="str"><v>x</v></c></row></worksheet>`,
        }),
    ],
    [
      'a row of 100,001 letters',
      'too_large.sheet_row',
      () =>
        workbookOf({
          sheet: `<worksheet><row><c t="str"><v>${'x'.repeat(100_001)}</v></c></row></worksheet>`,
        }),
    ],
    ...['abc', '1.5', '0', '-5', '1'].map((number): [string, string, () => Uint8Array] => [
      `a second row with the number ${number}`,
      'invalid.sheet_damaged',
      () =>
        workbookOf({
          sheet: `<worksheet>${row}<row r="${number}"><c t="str"><v>x</v></c></row></worksheet>`,
        }),
    ]),
    [
      'a row beyond the last',
      'too_large.sheet',
      () => workbookOf({ sheet: '<worksheet><row r="1048577"><c t="str"><v>x</v></c></row></worksheet>' }),
    ],
    ['a workbook without its sheet', 'invalid.sheet_damaged', () => workbookOf({ sheet: undefined })],
    [
      'an encrypted part',
      'invalid.sheet_locked',
      () => workbookOf({ sheet: '<worksheet/>', quirk: 'encrypted' }),
    ],
    [
      'a part packed in an unknown way',
      'invalid.sheet_damaged',
      () => workbookOf({ sheet: '<worksheet/>', quirk: 'unknown-method' }),
    ],
    [
      'offsets outside the file',
      'invalid.sheet_damaged',
      () => workbookOf({ sheet: '<worksheet/>', quirk: 'wild-offsets' }),
    ],
    [
      'no directory',
      'invalid.sheet_damaged',
      () => Buffer.from('PK\x03\x04 and nothing more, for long enough'),
    ],
  ])('%s: %s', async (_what, key, make) => {
    await expect(all(rowsOf(make()))).rejects.toMatchObject({ name: 'SpreadsheetError', sentence: { key } })
  })

  test('70 MB of empty texts: too_large.sheet', { tags: ['slow'] }, async () => {
    const strings = `<sst>${'<si/>'.repeat(14_000_000)}`
    await expect(all(rowsOf(workbookOf({ sheet: '<worksheet/>', strings })))).rejects.toMatchObject({
      sentence: { key: 'too_large.sheet' },
    })
  })

  test('flipping any byte of a good file gives rows or a SpreadsheetError, never anything else', {
    tags: ['slow'],
  }, async () => {
    const good = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['Name', 1, true],
            ['Aisha', 2, new Date(0)],
          ],
        },
      ],
    })
    for (let at = 0; at < good.length; at += 3) {
      const bytes = Uint8Array.from(good)
      bytes[at]! ^= 0xff
      await all(rowsOf(bytes)).catch((error: Error) => expect(error.name).toBe('SpreadsheetError'))
    }
  })
})
