import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  content: Uint8Array
}

/**
 * A ZIP that is written while it is read: each entry is made once the one before has left, so that three at most are in
 * memory. What fails on the way breaks the stream off, and a reader who leaves ends it.
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
    // What a PDF or a picture holds is compressed already.
    zip.addReadStream(source, name, { mtime, compress: !/\.(pdf|png|jpg)$/.test(name) })
    await finished(source, { signal })
  }
  zip.end()
}
