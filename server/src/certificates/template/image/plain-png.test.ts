import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { plainPng } from './plain-png.ts'
import { greyPng, pngChunk } from './testing.ts'

const after = (png: Uint8Array, chunk: Uint8Array): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])

test('a picture comes through unchanged, with its size', () => {
  const png = greyPng({ widthPx: 3, heightPx: 2 })
  expect(plainPng(png)).toEqual({ bytes: png, widthPx: 3, heightPx: 2 })
})

test('everything else is removed: texts, EXIF, animation and what follows the end', () => {
  const png = greyPng({ widthPx: 3, heightPx: 2 })
  for (const name of ['tEXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'zzZz']) {
    expect(plainPng(after(png, pngChunk(name, Buffer.from('Amal')))), name).toMatchObject({ bytes: png })
  }
  expect(plainPng(Buffer.concat([png, Buffer.from('<script>')]))).toMatchObject({ bytes: png })
})

test('truncated or altered files and other formats are refused', () => {
  const png = greyPng({ widthPx: 3, heightPx: 2 })
  for (let length = 0; length < png.length; length++) {
    expect(plainPng(png.subarray(0, length)), `${length} bytes`).toBeUndefined()
  }
  for (let at = 0; at < png.length; at++) {
    const altered = Buffer.from(png)
    altered[at]! ^= 1
    expect(plainPng(altered), `byte ${at}`).toBeUndefined()
  }
  expect(plainPng(deflateSync('Amal'))).toBeUndefined()
})
