import { checkLimits } from '@credenza/schema'
import { type Entry, openPromise } from 'yauzl'
import { Unreadable } from './unreadable.ts'

/** The most that a file may shrink. Even a page of only spaces stays below it; certificates shrink to a third. */
const mostRatio = 200
const mostWholeBytes = 2 * checkLimits.wholeBytes

/**
 * Yields the files in a ZIP one at a time, starting at one of them. Checks the declared sizes before it unpacks anything, and
 * fails if a file becomes larger than declared. Thus no archive takes more memory than its largest permitted file. Throws
 * `Unreadable`, or yauzl's errors for a damaged archive.
 */
export async function* unzip(
  path: string,
  from: number,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      if (entries.length > checkLimits.files) throw new Unreadable({ code: 'zip-of-many' })
    }
    weigh(entries)
    for (const entry of entries.slice(from)) {
      const chunks: Buffer[] = []
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
      yield { name: entry.fileName, bytes: Buffer.concat(chunks) }
    }
  } finally {
    zip.close()
  }
}

function weigh(entries: readonly Entry[]): void {
  let whole = 0
  for (const { uncompressedSize, compressedSize } of entries) {
    whole += uncompressedSize
    if (uncompressedSize > checkLimits.fileBytes || whole > mostWholeBytes)
      throw new Unreadable({ code: 'zip-too-large' })
    if (uncompressedSize > mostRatio * Math.max(compressedSize, 1_024))
      throw new Unreadable({ code: 'zip-too-dense' })
  }
  if (entries.some((entry) => entry.isEncrypted())) throw new Unreadable({ code: 'zip-locked' })
}
