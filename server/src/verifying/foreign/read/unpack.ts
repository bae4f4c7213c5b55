import { hash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'
import { checkLimits } from '@credenza/schema'
import type { UploadedFile } from '../../../platform/http/body/upload.ts'
import { Unreadable } from './unreadable.ts'
import { unzip } from './unzip.ts'

/** One line of a check: a file, the text of a link, or why a file is refused. */
export type Piece = { name: string; sha256: Uint8Array } & (
  | { kind: 'file' | 'link'; content: Uint8Array }
  | { kind: 'refused'; problem: UnreadableProblem }
)

/** Some pieces of a file, and the entry at which to continue. */
export interface Batch {
  pieces: Piece[]
  next?: number
}

/** A batch contains at least one entry, only whole ones, and ends when it is larger than this. */
const batchBytes = 4 * 1024 * 1024
const batchPieces = 200

/**
 * Yields the contents of a ZIP or a list of links piece by piece, and any other file unchanged. Never rejects because of a
 * file. `batchFrom` reads in another process.
 */
export async function* unpack(
  { path, name }: UploadedFile,
  batchFrom: (from: { path: string; name: string; from: number }) => Promise<Batch> = unpackBatch,
): AsyncGenerator<Piece> {
  for (let from: number | undefined = 0; from !== undefined; ) {
    const batch: Batch = await batchFrom({ path, name, from })
    yield* batch.pieces
    from = batch.next
  }
}

/** Reads the next pieces of the file, starting at an entry. */
export async function unpackBatch(file: { path: string; name: string; from: number }): Promise<Batch> {
  if (await isZipFile(file.path)) return batchOfZip(file)
  const content = await readFile(file.path)
  return { pieces: fromFile(file.name, sha256Of(content), content) }
}

/** The line of a check that says why a file was not opened. */
export async function refusedFile({ path, name }: UploadedFile, problem: UnreadableProblem): Promise<Piece> {
  return refused(name, sha256Of(await readFile(path)), problem)
}

async function batchOfZip({
  path,
  name,
  from,
}: {
  path: string
  name: string
  from: number
}): Promise<Batch> {
  const pieces: Piece[] = []
  let bytes = 0
  let next = from
  try {
    for await (const entry of unzip(path, from)) {
      pieces.push(...fromEntry(`${name}/${entry.name}`, entry.bytes))
      bytes += entry.bytes.length
      next++
      if (bytes > batchBytes || pieces.length >= batchPieces) return { pieces, next }
    }
  } catch (error) {
    const problem = error instanceof Unreadable ? error.problem : ({ code: 'zip-damaged' } as const)
    pieces.push(refused(name, sha256Of(await readFile(path)), problem))
  }
  return { pieces }
}

function fromEntry(name: string, bytes: Uint8Array): Piece[] {
  const sha256 = sha256Of(bytes)
  return isZip(bytes) ? [refused(name, sha256, { code: 'zip-within-zip' })] : fromFile(name, sha256, bytes)
}

function fromFile(name: string, sha256: Uint8Array, file: Uint8Array): Piece[] {
  if (file.length > checkLimits.fileBytes) return [refused(name, sha256, { code: 'file-too-large' })]
  const links = linksIn(file)
  if (links.length === 0) return [{ kind: 'file', name, sha256, content: file }]
  return links.map(({ link, line }) => ({
    kind: 'link',
    name: `${name}, line ${line}`,
    sha256,
    content: new TextEncoder().encode(link),
  }))
}

/**
 * The links in a text file, with their line numbers. Stops one after the most that a check takes, which is already too many.
 */
function linksIn(file: Uint8Array): { link: string; line: number }[] {
  if (!looksLikeList(file)) return []
  return new TextDecoder()
    .decode(file)
    .split(/\r\n?|\n/)
    .flatMap((text, i) =>
      (text.match(/https?:\/\/[^\s,;"'<>]+/gi) ?? []).map((link) => ({ link, line: i + 1 })),
    )
    .slice(0, checkLimits.files + 1)
}

/** Tells whether a file is plain text, and not JSON, a page, a drawing or a PDF, all of which can contain links. */
function looksLikeList(file: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(file.subarray(0, 512)).replace(/^\u00ef\u00bb\u00bf/, '')
  return !start.includes('\0') && !/^(\s*[{["<]|%PDF-|\u00ff\u00d8|\u0089PNG)/.test(start)
}

const refused = (name: string, sha256: Uint8Array, problem: UnreadableProblem): Piece => ({
  kind: 'refused',
  name,
  sha256,
  problem,
})

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2]!)

async function isZipFile(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return isZip((await file.read(Buffer.alloc(4), 0, 4, 0)).buffer)
  } finally {
    await file.close()
  }
}

const sha256Of = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')
