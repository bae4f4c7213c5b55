/** Reads a whole body; a missing one is empty. Rejects if it is longer than `mostBytes`. */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | null | undefined,
  mostBytes: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error('The answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
