import { concatBytes } from '../bytes/bytes.ts'

/** Writes an entry bundle (C2SP tlog-tiles, "Log Entries"): each entry after its length in two big-endian bytes. */
export function encodeEntryBundle(entries: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > 0xffff) throw new TypeError('An entry of a bundle has at most 65,535 bytes')
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
    }),
  )
}

/** Reads an entry bundle. Throws a `TypeError` if it ends within an entry. */
export function decodeEntryBundle(bundle: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = []
  let offset = 0
  while (offset < bundle.length) {
    const end = offset + 2 + (bundle[offset]! << 8) + (bundle[offset + 1] ?? 0)
    if (offset + 2 > bundle.length || end > bundle.length) throw new TypeError('The entry bundle is cut off')
    entries.push(new Uint8Array(bundle.subarray(offset + 2, end)))
    offset = end
  }
  return entries
}
