import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { SpreadsheetError, unreadable } from '../spreadsheet-error.ts'

/** The parts of an archive by name, in lower case, since package part names ignore case (OPC §6.2.2). */
export type ZipArchive = { zip: ZipFile; entries: ReadonlyMap<string, Entry> }

const MOST_ENTRIES = 10_000

/**
 * Reads the directory of a ZIP archive without unpacking anything. Throws 'damaged' if there is none, and 'too-large' if it has
 * too many entries.
 */
export async function openZip(bytes: Uint8Array): Promise<ZipArchive> {
  const entries = new Map<string, Entry>()
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (zip.entryCount > MOST_ENTRIES) throw unreadable('too_large.sheet')
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
    return { zip, entries }
  } catch (error) {
    throw asDamaged(error)
  }
}

/**
 * A part's text in pieces, unpacked while it is read. `limitBytes` counts the actual output, so a zip bomb ends with
 * 'too-large', whatever sizes it declares.
 */
export async function* partText(
  { zip, entries }: ZipArchive,
  name: string,
  limitBytes: number,
): AsyncGenerator<string, void, undefined> {
  const entry = entries.get(name)
  if (!entry) throw unreadable('invalid.sheet_damaged')
  if (entry.isEncrypted()) throw unreadable('invalid.sheet_locked')
  const decoder = new TextDecoder()
  let length = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      length += chunk.length
      if (length > limitBytes) throw unreadable('too_large.sheet')
      yield decoder.decode(chunk as Buffer, { stream: true })
    }
  } catch (error) {
    throw asDamaged(error)
  }
}

/** yauzl and zlib throw only for faults of the file. */
const asDamaged = (error: unknown): SpreadsheetError =>
  error instanceof SpreadsheetError ? error : unreadable('invalid.sheet_damaged')
