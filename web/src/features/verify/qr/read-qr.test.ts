import type { Pixels } from '@credenza/credential/portable'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { readQr } from './read-qr.ts'

const text = `https://certs.example/verify/abcdefghijkl#${'A'.repeat(43)}`

interface Photograph {
  /** Pixels of each module of the code. */
  module: number
  /** Pixels around it. */
  margin: number
  dark?: number
  light?: number
  /** How often a slightly unfocused lens blurred it. */
  blurs?: number
}

function photographed({ module, margin, dark = 0, light = 255, blurs = 0 }: Photograph, said = text): Pixels {
  const { data: modules, size } = encode(said, { ecc: 'M', border: 4 })
  const side = Math.round(size * module + 2 * margin)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isDark = modules[Math.floor((y - margin) / module)]?.[Math.floor((x - margin) / module)]
      data.fill(isDark ? dark : light, 4 * (y * side + x), 4 * (y * side + x) + 3)
    }
  }
  const drawn: Pixels = { data, width: side, height: side }
  return Array.from({ length: blurs }).reduce<Pixels>(blurred, drawn)
}

/** Each pixel mixed with its eight neighbours, the nearer ones counting twice as much. */
function blurred({ data, width, height }: Pixels): Pixels {
  const mixed = new Uint8ClampedArray(data)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const row = (y: number) => {
        const at = 4 * (y * width + x)
        return data[at - 4]! + 2 * data[at]! + data[at + 4]!
      }
      const at = 4 * (y * width + x)
      mixed.fill((row(y - 1) + 2 * row(y) + row(y + 1)) / 16, at, at + 3)
    }
  }
  return { data: mixed, width, height }
}

it.each<[string, Photograph]>([
  ['drawn sharply', { module: 4, margin: 0 }],
  ['of two pixels per module, in a corner of a page', { module: 2, margin: 300 }],
  ['scanned coarsely and out of focus', { module: 2.6, margin: 100, blurs: 3 }],
  ['in poor light', { module: 5, margin: 20, dark: 90, light: 140 }],
  ['white on black', { module: 5, margin: 20, dark: 255, light: 0 }],
])('a code is read that is %s', (_, photograph) => {
  expect(readQr(photographed(photograph), 'thorough')).toEqual([text])
})

it('a code is read that is larger than any screen', { tags: ['slow'] }, () => {
  expect(readQr(photographed({ module: 40, margin: 100 }), 'thorough')).toEqual([text])
})

it('a camera frame is read at once', () => {
  expect(readQr(photographed({ module: 6, margin: 40 }), 'once')).toEqual([text])
})

it('a picture without a code yields nothing', () => {
  const data = new Uint8ClampedArray(100 * 100 * 4).map((_, i) => (i * 7919) % 256)
  expect(readQr({ data, width: 100, height: 100 }, 'thorough')).toEqual([])
})

it('the two codes of a printed certificate, as large as each other, are both read', () => {
  const paper = `CRDZ1:CERTS.EXAMPLE/VERIFY:${'0123456789ABCDEF'.repeat(10)}`
  const [first, second] = [text, paper].map((said) => photographed({ module: 4, margin: 30 }, said)) as [
    Pixels,
    Pixels,
  ]
  const height = Math.max(first.height, second.height)
  const width = first.width + second.width
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [picture, left] of [
    [first, 0],
    [second, first.width],
  ] as const)
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width)
      data.set(row, 4 * (y * width + left))
    }
  expect(readQr({ data, width, height }, 'thorough').toSorted()).toEqual([paper, text])
})
