/**
 * Runs bytes through a transform, such as a `DecompressionStream`. Uses a reader loop because not every browser can iterate
 * over streams. Leaving the loop early cancels the stream, so nothing after that chunk is produced.
 */
export async function* pipe(
  input: Uint8Array,
  transform: { readable: ReadableStream<Uint8Array>; writable: WritableStream },
): AsyncGenerator<Uint8Array> {
  const writer = transform.writable.getWriter()
  // A failed write also surfaces at the reader, where it is handled.
  const written = writer
    .write(input)
    .then(() => writer.close())
    .catch(() => undefined)
  const reader = transform.readable.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
    await written
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
