import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { unreadable } from '../spreadsheet-error.ts'

/** One file inside a ZIP archive, as the archive's directory declares it. */
interface ZipEntry {
  encrypted: boolean
  method: number
  compressedBytes: number
  headerAt: number
}

/** The parts of an archive by name: lower case and forward slashes, as package part names compare (OPC §6.2.2). */
export type ZipArchive = { bytes: Uint8Array; entries: ReadonlyMap<string, ZipEntry> }

const MOST_ENTRIES = 10_000
const CHUNK_BYTES = 1 << 15
const END_RECORD = 0x06054b50
const DIRECTORY_RECORD = 0x02014b50
const LOCAL_RECORD = 0x04034b50
const ZIP64 = 0xffffffff

/**
 * Reads the directory of a ZIP archive (PKWARE APPNOTE §4.3.12, §4.3.16 and §4.5.3) without unpacking anything.
 * Throws 'damaged' when there is none, 'too-large' when it is endless.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  const view = viewOf(bytes)
  const entries = new Map<string, ZipEntry>()
  try {
    const end = findEnd(view)
    const count = view.getUint16(end + 10, true)
    if (count > MOST_ENTRIES) throw unreadable('too_large.sheet')
    let at = view.getUint32(end + 16, true)
    for (let index = 0; index < count; index++) {
      if (view.getUint32(at, true) !== DIRECTORY_RECORD) throw unreadable('invalid.sheet_damaged')
      const nameEnd = at + 46 + view.getUint16(at + 28, true)
      const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd))
      entries.set(name.replaceAll('\\', '/').toLowerCase(), readEntry(view, at, nameEnd))
      at = next
    }
  } catch (error) {
    throw asDamaged(error)
  }
  return { bytes, entries }
}

/**
 * The text of a part in pieces, unpacked while it is read. `limitBytes` is counted on what really comes out, so a zip
 * bomb ends with 'too-large' whatever sizes it declares.
 */
export async function* partText(
  archive: ZipArchive,
  name: string,
  limitBytes: number,
): AsyncGenerator<string, void, undefined> {
  const entry = archive.entries.get(name)
  if (!entry) throw unreadable('invalid.sheet_damaged')
  if (entry.encrypted) throw unreadable('invalid.sheet_locked')
  const decoder = new TextDecoder()
  let length = 0
  try {
    for await (const chunk of unpacked(packedBytes(archive.bytes, entry), entry.method)) {
      length += chunk.length
      if (length > limitBytes) throw unreadable('too_large.sheet')
      yield decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw asDamaged(error)
  }
}

/** The end record stands last, but for a comment of up to 65,535 bytes. */
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) === END_RECORD) return at
  }
  throw unreadable('invalid.sheet_damaged')
}

function readEntry(view: DataView, at: number, extraAt: number): ZipEntry {
  const extraEnd = extraAt + view.getUint16(at + 30, true)
  let compressedBytes = view.getUint32(at + 20, true)
  let headerAt = view.getUint32(at + 42, true)
  // The ZIP64 field holds, in this order, only those values that did not fit: size, compressed size, offset.
  let zip64At = zip64Values(view, extraAt, extraEnd)
  const large = () => {
    zip64At += 8
    return Number(view.getBigUint64(zip64At - 8, true))
  }
  if (view.getUint32(at + 24, true) === ZIP64) large()
  if (compressedBytes === ZIP64) compressedBytes = large()
  if (headerAt === ZIP64) headerAt = large()
  return {
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    compressedBytes,
    headerAt,
  }
}

/** Where the values of the ZIP64 field start; past the end of the file when there is no such field. */
function zip64Values(view: DataView, start: number, end: number): number {
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 1) return at + 4
  }
  return view.byteLength
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = viewOf(bytes)
  if (view.getUint32(entry.headerAt, true) !== LOCAL_RECORD) throw unreadable('invalid.sheet_damaged')
  const nameLength = view.getUint16(entry.headerAt + 26, true)
  const start = entry.headerAt + 30 + nameLength + view.getUint16(entry.headerAt + 28, true)
  if (start + entry.compressedBytes > bytes.length) throw unreadable('invalid.sheet_damaged')
  return bytes.subarray(start, start + entry.compressedBytes)
}

function unpacked(packed: Uint8Array, method: number): AsyncIterable<Uint8Array> {
  const stored = Readable.from(chunksOf(packed))
  if (method === 0) return stored
  if (method === 8) return stored.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }))
  throw unreadable('invalid.sheet_damaged')
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Offsets that point outside the file (RangeError) and broken deflate data are what a damaged file looks like. */
function asDamaged(error: unknown): unknown {
  const fromZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
  return error instanceof RangeError || fromZlib ? unreadable('invalid.sheet_damaged') : error
}
