import { zip } from '../spreadsheet/xlsx/testing.ts'

/** A cell: text, a number, a number in a format, a formula with its last result, or nothing. */
export type Cell =
  | string
  | number
  | null
  | { number: number; format: string }
  | { formula: string; result: string | number }
  | { error: string }

export interface Sheet {
  name?: string
  hidden?: boolean
  rows: readonly (readonly Cell[])[]
  /** Merged ranges such as 'A1:C1'. */
  merges?: readonly string[]
  /** Counted from 0. */
  hiddenColumns?: readonly number[]
  hiddenRows?: readonly number[]
}

export interface Workbook {
  sheets: readonly Sheet[]
  date1904?: boolean
}

/** The program whose way of writing a workbook is imitated. */
export type Shape = 'excel' | 'libreoffice' | 'google'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** An .xlsx file in the shape of a program. */
export function writeWorkbook({ sheets, date1904 = false }: Workbook, shape: Shape): Uint8Array {
  const strings: string[] = []
  const formats: string[] = []
  const prefix = shape === 'libreoffice' ? 'x:' : ''
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format)
    return formats.indexOf(format) + 1
  }
  const tag = (name: string) => `${prefix}${name}`
  const text = (value: string, at: string) => {
    if (shape === 'google') {
      return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
    }
    if (!strings.includes(value)) strings.push(value)
    return `<${tag('c')} r="${at}" t="s"><${tag('v')}>${strings.indexOf(value)}</${tag('v')}></${tag('c')}>`
  }
  const cell = (value: Cell, at: string): string => {
    if (value === null || value === '') return shape === 'libreoffice' ? `<x:c r="${at}" s="0"/>` : ''
    if (typeof value === 'string') return text(value, at)
    if (typeof value === 'number')
      return `<${tag('c')} r="${at}"><${tag('v')}>${value}</${tag('v')}></${tag('c')}>`
    if ('error' in value)
      return `<${tag('c')} r="${at}" t="e"><${tag('v')}>${value.error}</${tag('v')}></${tag('c')}>`
    if ('formula' in value) {
      const type = typeof value.result === 'string' ? ' t="str"' : ''
      return `<${tag('c')} r="${at}"${type}><${tag('f')}>${escaped(value.formula)}</${tag('f')}><${tag('v')}>${escaped(String(value.result))}</${tag('v')}></${tag('c')}>`
    }
    return `<${tag('c')} r="${at}" s="${styleOf(value.format)}"><${tag('v')}>${value.number}</${tag('v')}></${tag('c')}>`
  }
  const parts: Record<string, string> = {}
  for (const [index, { rows, merges = [], hiddenColumns = [], hiddenRows = [] }] of sheets.entries()) {
    const body = rows.map((cells, row) => {
      const inner = cells.map((value, column) => cell(value, `${columnName(column)}${row + 1}`)).join('')
      const state = hiddenRows.includes(row) ? ' hidden="1"' : ''
      return inner === '' ? '' : `<${tag('row')} r="${row + 1}"${state}>${inner}</${tag('row')}>`
    })
    const dimension = shape === 'excel' ? `<dimension ref="A1:Z${rows.length}"/>` : ''
    const cols = hiddenColumns
      .map((c) => `<${tag('col')} min="${c + 1}" max="${c + 1}" width="9" hidden="1"/>`)
      .join('')
    const merged = merges.map((ref) => `<${tag('mergeCell')} ref="${ref}"/>`).join('')
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0" encoding="UTF-8"?><${tag('worksheet')} ${namespaces(prefix)}>${dimension}` +
      (cols && `<${tag('cols')}>${cols}</${tag('cols')}>`) +
      `<${tag('sheetData')}>${body.join('')}</${tag('sheetData')}>` +
      (merged && `<${tag('mergeCells')} count="${merges.length}">${merged}</${tag('mergeCells')}>`) +
      `</${tag('worksheet')}>`
  }
  const tabs = sheets.map(({ name, hidden }, index) => {
    const state = hidden ? ' state="hidden"' : ''
    return `<${tag('sheet')} name="${escaped(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`
  })
  parts['[Content_Types].xml'] =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
  parts['_rels/.rels'] = relations([['rIdMain', 'officeDocument', 'xl/workbook.xml']])
  parts['xl/workbook.xml'] =
    `<${tag('workbook')} ${namespaces(prefix)}><${tag('workbookPr')}${date1904 ? ' date1904="1"' : ''}/><${tag('sheets')}>${tabs.join('')}</${tag('sheets')}></${tag('workbook')}>`
  parts['xl/_rels/workbook.xml.rels'] = relations([
    ...sheets.map((_, index): [string, string, string] => [
      `rId${index + 1}`,
      'worksheet',
      `worksheets/sheet${index + 1}.xml`,
    ]),
    ['rIdStrings', 'sharedStrings', 'sharedStrings.xml'],
    ['rIdStyles', 'styles', 'styles.xml'],
  ])
  parts['xl/sharedStrings.xml'] =
    `<${tag('sst')} ${namespaces(prefix)}>${strings.map((value) => `<${tag('si')}><${tag('t')} xml:space="preserve">${escaped(value)}</${tag('t')}></${tag('si')}>`).join('')}</${tag('sst')}>`
  parts['xl/styles.xml'] =
    `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}</cellXfs></styleSheet>`
  return zip(parts)
}

const namespaces = (prefix: string) =>
  `xmlns${prefix && ':x'}="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`

const relations = (all: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`
