import { concatBytes } from './bytes.ts'
import { pipe } from './pipe.ts'

/**
 * Decompresses bytes that somebody else compressed. Rejects with a `RangeError` if they expand to more than `mostBytes`, and with
 * the stream's own error if they are damaged.
 */
export async function decompress(
  bytes: Uint8Array,
  { format, mostBytes }: { format: 'deflate' | 'gzip'; mostBytes: number },
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of pipe(bytes, new DecompressionStream(format))) {
    length += chunk.length
    // Leaving the loop cancels the stream, so nothing beyond this chunk is expanded.
    if (length > mostBytes) throw new RangeError(`They expand to more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return concatBytes(...chunks)
}
