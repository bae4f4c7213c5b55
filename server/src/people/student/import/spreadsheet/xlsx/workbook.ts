import { unreadable } from '../spreadsheet-error.ts'
import { attributeReader, type XmlHandlers, xmlScanner } from './xml-scanner.ts'
import { partText, type ZipArchive } from './zip-archive.ts'

/** Where the parts of a workbook lie that a reader of its first sheet needs. */
export interface Workbook {
  sheet: string
  sharedStrings: string | undefined
  styles: string | undefined
  /** Days are counted from 1904, as old Excel for Mac did. */
  date1904: boolean
}

interface Relation {
  id: string
  type: string
  target: string
}

const LARGEST_PART = 4 * 2 ** 20
const nameOf = attributeReader('name')
const stateOf = attributeReader('state')
const relationOf = attributeReader(':id')
const date1904Of = attributeReader('date1904')
const idOf = attributeReader('Id')
const typeOf = attributeReader('Type')
const targetOf = attributeReader('Target')

/** Finds the first visible sheet of a workbook (ECMA-376-1 §18.2, relations OPC §6.5); no other ZIP archive has one. */
export async function openWorkbook(archive: ZipArchive): Promise<Workbook> {
  if (!archive.entries.has('[content_types].xml') || !archive.entries.has('_rels/.rels')) {
    throw unreadable('unsupported_type.sheet')
  }
  const path = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument')?.target
  if (!path?.endsWith('.xml') || !/workbook/.test(path)) throw unreadable('unsupported_type.sheet')

  const relations = await readRelations(archive, path)
  const { sheetIds, date1904 } = await readSheetIds(archive, path)
  const sheets = sheetIds.map((id) =>
    relations.find((relation) => relation.id === id && relation.type === 'worksheet'),
  )
  const sheet = sheets.find((relation) => relation !== undefined)
  if (!sheet) throw unreadable('invalid.sheet_damaged')
  const find = (wanted: string) => relations.find(({ type }) => type === wanted)?.target
  return { sheet: sheet.target, sharedStrings: find('sharedStrings'), styles: find('styles'), date1904 }
}

/** The relation ids of the sheets that are not hidden, in the order of their tabs. */
async function readSheetIds(archive: ZipArchive, path: string) {
  const sheetIds: string[] = []
  let date1904 = false
  await scanPart(archive, path, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = /^(1|true)$/.test(date1904Of(attributes) ?? '')
      if (name !== 'sheet' || nameOf(attributes) === undefined) return
      const id = relationOf(attributes)
      if (id && (stateOf(attributes) ?? 'visible') === 'visible') sheetIds.push(id)
    },
  })
  return { sheetIds, date1904 }
}

/** The relations of a part, or with '' of the whole package; targets as names of parts, types by their last word. */
async function readRelations(archive: ZipArchive, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/') + 1
  const folder = part.slice(0, slash)
  const relations: Relation[] = []
  await scanPart(archive, `${folder}_rels/${part.slice(slash)}.rels`, {
    open(name, attributes) {
      const target = targetOf(attributes)
      if (name !== 'Relationship' || target === undefined) return
      const type = (typeOf(attributes) ?? '').replace(/^.*\//, '')
      relations.push({ id: idOf(attributes) ?? '', type, target: partName(folder, target) })
    },
  })
  return relations
}

function partName(folder: string, target: string): string {
  // The host only serves to resolve '..' and leading slashes.
  const { pathname } = new URL(target, `http://package/${folder}`)
  return pathname.slice(1).toLowerCase()
}

async function scanPart(archive: ZipArchive, name: string, handlers: XmlHandlers): Promise<void> {
  const push = xmlScanner(handlers)
  for await (const piece of partText(archive, name, LARGEST_PART)) push(piece)
}
