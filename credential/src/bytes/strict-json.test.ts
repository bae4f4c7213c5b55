import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../test/growth.ts'
import { parseStrictJson, RepeatedMember } from './strict-json.ts'

test('reads any JSON as usual', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 2), (text, indent) => {
      const spaced = JSON.stringify(JSON.parse(text), null, indent)
      expect(parseStrictJson(spaced)).toEqual(JSON.parse(spaced))
    }),
  )
  const sameNames = '{"a":{"a":[{"a":"a"},{"a":"\\"a\\":"}]},"b":"a","":{"":1}}'
  expect(parseStrictJson(sameNames)).toEqual(JSON.parse(sameNames))
})

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"b":{"a":2},"a" \n:3}',
  '[{"b":{"a":1,"c":[],"a":2}}]',
  '{"a":1,"\\u0061":2}',
  '{"a\\"":1,"a\\"":2}',
  '{"__proto__":1,"__proto__":2}',
])('refuses two members with one name: %s', (text) => {
  expect(() => parseStrictJson(text)).toThrow(RepeatedMember)
})

test('refuses what is not JSON', () => {
  for (const text of ['', '{', '{"a":1,}', '"']) expect(() => parseStrictJson(text)).toThrow(SyntaxError)
})

test('takes a time that grows with the length, however deep', async () => {
  const deep = (n: number) => `${'{"a":['.repeat(n * 20)}${']}'.repeat(n * 20)}`
  expect(await growth((n) => parseStrictJson(deep(n)), 40)).toBeLessThan(mostGrowth)
  const long = (n: number) => `[${'{"a":"\\\\\\"","b":1},'.repeat(n * 20)}1]`
  expect(await growth((n) => parseStrictJson(long(n)), 40)).toBeLessThan(mostGrowth)
})
