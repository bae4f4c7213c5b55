import { decode, encode } from 'base45'
import { expect, test } from 'vitest'
import { base45Decode, base45Encode } from './base45.ts'

test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
])('writes %j as RFC 9285 does, and reads it back', (plain, coded) => {
  expect(base45Encode(Buffer.from(plain))).toBe(coded)
  expect(Buffer.from(base45Decode(coded)).toString()).toBe(plain)
})

test('agrees with another library on bytes of every length and value', () => {
  let state = 1
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    })
    const text = base45Encode(bytes)
    expect(text).toBe(encode(bytes))
    expect(Buffer.from(base45Decode(text))).toEqual(Buffer.from(decode(text)))
  }
})

test.each(['A', 'ab8', 'BBB8', 'GGW', '::', ':::', 'B#8', 'BB8é'])('refuses %j', (text) =>
  expect(() => base45Decode(text)).toThrow(TypeError),
)
