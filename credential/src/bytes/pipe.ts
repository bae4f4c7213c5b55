/**
 * Runs bytes through a transform, such as a `DecompressionStream`. A reader loop, since not every browser iterates over
 * streams. Whoever leaves the loop cancels the stream: nothing beyond that chunk is made.
 */
export async function* pipe(
  input: Uint8Array,
  transform: { readable: ReadableStream<Uint8Array>; writable: WritableStream },
): AsyncGenerator<Uint8Array> {
  const writer = transform.writable.getWriter()
  // A failed write shows at the reader too, which is where it is handled.
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
