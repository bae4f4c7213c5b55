/** Entries in each list we publish: 16 KiB of bits, the minimum of the standard (for herd privacy). */
export const STATUS_LIST_ENTRIES = 131_072

/** A list with no bit set. Bit 0 is the most significant one of the first byte (Bitstring Status List v1.0 §2.2). */
export function createStatusList(): Uint8Array {
  return new Uint8Array(STATUS_LIST_ENTRIES / 8)
}

/** The bit at a position. Throws a `RangeError` outside the list. */
export function getStatus(list: Uint8Array, index: number): boolean {
  return (list[byteOf(list, index)]! & maskOf(index)) !== 0
}

/** Sets or clears the bit at a position, in place. Throws a `RangeError` outside the list. */
export function setStatus(list: Uint8Array, index: number, value: boolean): void {
  const byte = byteOf(list, index)
  list[byte] = value ? list[byte]! | maskOf(index) : list[byte]! & ~maskOf(index)
}

function byteOf(list: Uint8Array, index: number): number {
  if (!Number.isSafeInteger(index) || index < 0 || index >= list.length * 8) {
    throw new RangeError(`There is no entry ${index} in a status list of ${list.length * 8}`)
  }
  return Math.floor(index / 8)
}

function maskOf(index: number): number {
  return 0x80 >> (index % 8)
}
