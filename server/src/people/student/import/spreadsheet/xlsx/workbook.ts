import { unreadable } from '../spreadsheet-error.ts'
import { type XmlHandlers, xmlScanner } from './xml-scanner.ts'
import { partText, type ZipArchive } from './zip-archive.ts'

/** The parts of a workbook that are needed to read its sheets. */
export interface Workbook {
  /** In the order of their tabs. */
  sheets: { name: string; hidden: boolean; part: string }[]
  sharedStrings: string | undefined
  styles: string | undefined
  /** Whether days are counted from 1904, as in old Excel for Mac. */
  date1904: boolean
}

interface Relation {
  id: string
  type: string
  target: string
}

const LARGEST_PART = 4 * 2 ** 20

/** Finds the sheets of a workbook (ECMA-376-1 §18.2, relations OPC §6.5); other ZIP archives do not have any. */
export async function openWorkbook(archive: ZipArchive): Promise<Workbook> {
  if (!archive.entries.has('[content_types].xml') || !archive.entries.has('_rels/.rels')) {
    throw unreadable('unsupported_type.sheet')
  }
  const path = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument')?.target
  if (!path?.endsWith('.xml') || !/workbook/.test(path)) throw unreadable('unsupported_type.sheet')

  const relations = await readRelations(archive, path)
  const { tabs, date1904 } = await readTabs(archive, path)
  const worksheets = relations.filter(({ type }) => type === 'worksheet')
  const parts = new Map(worksheets.map(({ id, target }) => [id, target]))
  const sheets = tabs.flatMap(({ name, hidden, id }) => {
    const part = parts.get(id)
    return part === undefined ? [] : [{ name, hidden, part }]
  })
  if (sheets.length === 0) throw unreadable('invalid.sheet_damaged')
  const find = (wanted: string) => relations.find(({ type }) => type === wanted)?.target
  return { sheets, sharedStrings: find('sharedStrings'), styles: find('styles'), date1904 }
}

/** The tabs of a workbook in their order, each with the relation to its sheet. */
async function readTabs(archive: ZipArchive, path: string) {
  const tabs: { name: string; hidden: boolean; id: string }[] = []
  let date1904 = false
  await scanPart(archive, path, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet' || attributes.name === undefined) return
      const id = relationOf(attributes)
      const hidden = (attributes.state ?? 'visible') !== 'visible'
      if (id) tabs.push({ name: attributes.name, hidden, id })
    },
  })
  return { tabs, date1904 }
}

/** The relations of a part, or of the whole package for ''. Targets are part names; types are reduced to their last word. */
async function readRelations(archive: ZipArchive, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/') + 1
  const folder = part.slice(0, slash)
  const relations: Relation[] = []
  await scanPart(archive, `${folder}_rels/${part.slice(slash)}.rels`, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.Target === undefined) return
      const type = (attributes.Type ?? '').replace(/^.*\//, '')
      relations.push({ id: attributes.Id ?? '', type, target: partName(folder, attributes.Target) })
    },
  })
  return relations
}

/** The relation of a sheet has the prefix that the file uses for the namespace of relations. */
const relationOf = (attributes: Record<string, string>): string | undefined =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]

function partName(folder: string, target: string): string {
  // The host is only for resolving '..' and leading slashes.
  const url = URL.parse(target, `http://package/${folder}`)
  if (!url) throw unreadable('invalid.sheet_damaged')
  return url.pathname.slice(1).toLowerCase()
}

async function scanPart(archive: ZipArchive, name: string, handlers: XmlHandlers): Promise<void> {
  const push = xmlScanner(handlers)
  for await (const piece of partText(archive, name, LARGEST_PART)) push(piece)
}
