import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  content: Uint8Array
}

/**
 * A ZIP that is written while it is read. Each entry is made once the previous one has been read, so at most three are in
 * memory. A failure breaks the stream off, and it ends when the reader leaves.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile()
  const body = zip.outputStream.pipe(new PassThrough())
  const left = new AbortController()
  body.on('close', () => left.abort())
  zip.on('error', (error: Error) => body.destroy(error))
  addAll(zip, entries, { mtime, signal: left.signal }).catch((error: Error) => body.destroy(error))
  return body
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  { mtime, signal }: { mtime: Date; signal: AbortSignal },
): Promise<void> {
  for await (const { name, content } of entries) {
    const source = Readable.from([content])
    // PDFs and pictures are already compressed.
    zip.addReadStream(source, name, { mtime, compress: !/\.(pdf|png|jpg)$/.test(name) })
    await finished(source, { signal })
  }
  zip.end()
}
