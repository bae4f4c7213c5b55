import { expect, test } from 'vitest'
import { randomBytes } from './random-bytes.ts'

test('gives as many bytes as were asked for, whether the pool holds them or not', () => {
  for (const length of [0, 1, 16, 32, 8_191, 8_192, 8_193, 100_000])
    expect(randomBytes(length)).toHaveLength(length)
})

test('never gives a byte twice, nor one that was wiped', () => {
  const drawn = Array.from({ length: 10_000 }, () => randomBytes(16).toString('hex'))
  expect(new Set(drawn).size).toBe(drawn.length)
  const zeros = drawn.join('').match(/00/g)!.length
  // About 625 of 160,000 bytes are zero; in hexadecimal some more matches span two bytes.
  expect(zeros).toBeLessThan(2_000)
})

test('bytes already given do not change when more are drawn', () => {
  const first = randomBytes(32)
  const copy = Buffer.from(first)
  for (let i = 0; i < 1_000; i++) randomBytes(32)
  expect(first.equals(copy)).toBe(true)
})
