export interface JpegOptions {
  widthPx: number
  heightPx: number
  /** Segments between the start of the image and its tables. */
  metadata?: Uint8Array[]
  /** What follows the end of the image. */
  tail?: Uint8Array
}

/** A complete baseline JPEG, all grey, of any size, for tests that need a real picture of known content. */
export function greyJpeg({ widthPx, heightPx, metadata = [], tail = Buffer.alloc(0) }: JpegOptions): Buffer {
  const u16 = (value: number) => [value >> 8, value & 255]
  // One code of one bit each: a block is two zero bits, 'no difference' and 'end of block'.
  const oneCode = (tableClass: number) => [tableClass << 4, 1, ...Array(15).fill(0), 0]
  const blocks = Math.ceil(widthPx / 8) * Math.ceil(heightPx / 8)
  const scan = Buffer.alloc(Math.ceil(blocks / 4))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...metadata,
    jpegSegment(0xdb, [0, ...Array(64).fill(1)]),
    jpegSegment(0xc0, [8, ...u16(heightPx), ...u16(widthPx), 1, 1, 0x11, 0]),
    jpegSegment(0xc4, oneCode(0)),
    jpegSegment(0xc4, oneCode(1)),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    scan,
    Buffer.from([0xff, 0xd9]),
    tail,
  ])
}

export function jpegSegment(marker: number, content: readonly number[] | Uint8Array): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content])
}
