import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { checkLimits } from '@credenza/schema'
import type { UploadedFile } from '../platform/http/upload.ts'
import type { PieceKind } from './tables.ts'
import { unzip, ZipRefused } from './unzip.ts'

/** One line of a check. The content is a file, or the text of a link, or of why a file is refused. */
export interface Piece {
  kind: PieceKind
  name: string
  sha256: Uint8Array
  content: Uint8Array
}

const tooLarge = 'Refused: the file is larger than 5 MB.'

/** What a ZIP or a list of links holds, one piece after the other, and any other file as it is. Never rejects for a file. */
export async function* unpack({ path, name }: UploadedFile): AsyncGenerator<Piece> {
  const content = await readFile(path)
  const sha256 = sha256Of(content)
  if (isZip(content)) return yield* fromZip(path, name, sha256)
  yield* fromFile(name, sha256, content)
}

async function* fromZip(path: string, name: string, sha256: Uint8Array): AsyncGenerator<Piece> {
  try {
    for await (const entry of unzip(path)) {
      const within = `${name}/${entry.name}`
      const inner = sha256Of(entry.bytes)
      if (isZip(entry.bytes)) {
        yield refused(within, inner, 'Refused: a ZIP within a ZIP is not opened.')
      } else yield* fromFile(within, inner, entry.bytes)
    }
  } catch (error) {
    const isRefused = error instanceof ZipRefused
    const damaged = 'The ZIP is damaged and could not be read to its end.'
    yield refused(name, sha256, isRefused ? `Refused: ${error.message}` : damaged)
  }
}

function* fromFile(name: string, sha256: Uint8Array, file: Uint8Array): Generator<Piece> {
  if (file.length > checkLimits.fileBytes) return yield refused(name, sha256, tooLarge)
  const links = linksIn(file)
  if (links.length === 0) return yield { kind: 'file', name, sha256, content: file }
  for (const { link, line } of links) {
    yield { kind: 'link', name: `${name}, line ${line}`, sha256, content: new TextEncoder().encode(link) }
  }
}

/** The links in a text file, with the lines that they stand in. */
function linksIn(file: Uint8Array): { link: string; line: number }[] {
  if (!looksLikeList(file)) return []
  return new TextDecoder()
    .decode(file)
    .split(/\r\n?|\n/)
    .flatMap((text, i) =>
      (text.match(/https?:\/\/[^\s,;"'<>]+/gi) ?? []).map((link) => ({ link, line: i + 1 })),
    )
}

/** Plain text, but no JSON, page, drawing or PDF, which all may name links. */
function looksLikeList(file: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(file.subarray(0, 512)).replace(/^\u00ef\u00bb\u00bf/, '')
  return !start.includes('\0') && !/^(\s*[{["<]|%PDF-|\u00ff\u00d8|\u0089PNG)/.test(start)
}

const refused = (name: string, sha256: Uint8Array, why: string): Piece => ({
  kind: 'refused',
  name,
  sha256,
  content: new TextEncoder().encode(why),
})

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2]!)

const sha256Of = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')
