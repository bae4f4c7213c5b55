import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainJpeg } from './plain-jpeg.ts'
import { greyJpeg, jpegSegment } from './testing.ts'

const size = { widthPx: 300, heightPx: 200 }
const bare = greyJpeg(size)
const text = (value: string) => Buffer.from(value)

test('a picture without anything else stays unchanged, byte for byte', () => {
  expect(plainJpeg(bare)).toEqual({ bytes: bare, ...size })
})

test('application segments, comments and what follows the end are dropped, whatever they contain', () => {
  const file = greyJpeg({
    ...size,
    metadata: [
      jpegSegment(0xe0, text('JFIF\0')),
      jpegSegment(0xe1, text('Exif\0\0 GPS 25.3463 55.4209')),
      jpegSegment(0xed, text('Photoshop 3.0')),
      jpegSegment(0xfe, text('<script>alert(1)</script>')),
    ],
    tail: text('PK\x03\x04 another file'),
  })
  expect(plainJpeg(file)).toEqual({ bytes: bare, ...size })
})

test('metadata between the scans is dropped too', () => {
  const end = bare.length - 2
  const file = Buffer.concat([bare.subarray(0, end), jpegSegment(0xfe, text('late')), bare.subarray(end)])
  expect(plainJpeg(file)).toEqual({ bytes: bare, ...size })
})

test('stuffed bytes and restart markers belong to the picture', () => {
  const end = bare.length - 2
  const scan = Buffer.from([0xff, 0x00, 0x12, 0xff, 0xd0, 0x34])
  const file = Buffer.concat([bare.subarray(0, end), scan, bare.subarray(end)])
  expect(plainJpeg(file)?.bytes).toEqual(file)
})

describe('is not a picture:', () => {
  const frame = bare.indexOf(Buffer.from([0xff, 0xc0]))
  const withByte = (at: number, value: number) => {
    const copy = Buffer.from(bare)
    copy[at] = value
    return copy
  }
  test.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['three bytes of magic', Buffer.from([0xff, 0xd8, 0xff])],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page behind magic bytes', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text('<html>')])],
    ['one without an end', bare.subarray(0, -2)],
    [
      'one without a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8]), jpegSegment(0xe0, []), Buffer.from([0xff, 0xd9])]),
    ],
    ['a lossless frame', withByte(frame + 1, 0xc3)],
    ['an arithmetic-coded frame', withByte(frame + 1, 0xc9)],
    ['12 bits a sample', withByte(frame + 4, 12)],
    ['four components', withByte(frame + 9, 4)],
    ['a segment longer than the file', withByte(frame + 2, 0xff)],
  ])('%s', (_name, file) => {
    expect(plainJpeg(file)).toBeUndefined()
  })

  test('two frames in one file', () => {
    const twice = Buffer.concat([bare.subarray(0, frame + 13), bare.subarray(frame)])
    expect(plainJpeg(twice)).toBeUndefined()
  })
})

test('any bytes get an answer, and a returned picture would be returned unchanged again', () => {
  const change = fc.array(fc.tuple(fc.nat(bare.length - 1), fc.nat(255)), { maxLength: 6 })
  fc.assert(
    fc.property(change, fc.uint8Array({ maxLength: 20 }), (changes, tail) => {
      const file = Buffer.concat([bare, tail])
      for (const [at, value] of changes) file[at] = value
      const picture = plainJpeg(file)
      if (picture) expect(plainJpeg(picture.bytes)).toEqual(picture)
    }),
    { numRuns: 2_000 },
  )
})
