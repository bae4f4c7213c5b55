import { deflateRawSync } from 'node:zlib'

/** Irregular archives, as found in practice or made by attackers. */
export type ZipQuirk =
  | 'stored'
  | 'zip64'
  | 'backslashes'
  | 'descriptors'
  | 'encrypted'
  | 'unknown-method'
  | 'wild-offsets'

/** Packs texts into a ZIP archive, without checksums, which readers of spreadsheets do not need. */
export function zip(parts: Record<string, string>, quirk?: ZipQuirk): Uint8Array {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [plainName, text] of Object.entries(parts)) {
    const name = Buffer.from(quirk === 'backslashes' ? plainName.replaceAll('/', '\\') : plainName)
    const packed = quirk === 'stored' ? Buffer.from(text) : deflateRawSync(text)
    const method = quirk === 'unknown-method' ? 12 : quirk === 'stored' ? 0 : 8
    const flags = quirk === 'encrypted' ? 1 : quirk === 'descriptors' ? 8 : 0
    const sizes = { packed: packed.length, whole: Buffer.byteLength(text) }

    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(flags, 6)
    header.writeUInt16LE(method, 8)
    header.writeUInt32LE(quirk === 'descriptors' ? 0 : sizes.packed, 18)
    header.writeUInt32LE(quirk === 'descriptors' ? 0 : sizes.whole, 22)
    header.writeUInt16LE(name.length, 26)
    const descriptor =
      quirk === 'descriptors' ? Buffer.from('504b0708000000000000000000000000', 'hex') : Buffer.alloc(0)
    local.push(header, name, packed, descriptor)

    const entry = Buffer.alloc(46)
    const extra = quirk === 'zip64' ? zip64Field(sizes) : Buffer.alloc(0)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(quirk === 'zip64' ? 0xffffffff : sizes.packed, 20)
    entry.writeUInt32LE(quirk === 'zip64' ? 0xffffffff : sizes.whole, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt16LE(extra.length, 30)
    entry.writeUInt32LE(quirk === 'wild-offsets' ? 0x7fffffff : at, 42)
    directory.push(entry, name, extra)
    at += header.length + name.length + packed.length + descriptor.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, ...directory, end])
}

function zip64Field(sizes: { packed: number; whole: number }): Buffer {
  const field = Buffer.alloc(20)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(16, 2)
  field.writeBigUInt64LE(BigInt(sizes.whole), 4)
  field.writeBigUInt64LE(BigInt(sizes.packed), 12)
  return field
}

/** A workbook of one sheet from the XML of its parts. */
export function workbookOf(parts: {
  sheet: string | undefined
  strings?: string
  styles?: string
  date1904?: boolean
  quirk?: ZipQuirk
}): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const files: Record<string, string | undefined> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relation('r1', 'officeDocument', '/xl/workbook.xml'),
    'xl/workbook.xml': `<workbook><workbookPr date1904="${parts.date1904 ? 1 : 0}"/><sheets><sheet name="Students" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'worksheet', 'worksheets/../worksheets/sheet1.xml')}${parts.strings ? relation('r2', 'sharedStrings', 'sharedStrings.xml') : ''}${parts.styles ? relation('r3', 'styles', 'styles.xml') : ''}</Relationships>`,
    'xl/worksheets/sheet1.xml': parts.sheet,
    'xl/sharedStrings.xml': parts.strings,
    'xl/styles.xml': parts.styles,
  }
  const given = Object.entries(files).filter((file): file is [string, string] => file[1] !== undefined)
  return zip(Object.fromEntries(given), parts.quirk)
}
