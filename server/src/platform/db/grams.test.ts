import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramsOf, gramsToFind } from './grams.ts'

const line = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\n', ' '))

test('a text has every gram of what it contains, in any script', () => {
  fc.assert(
    fc.property(line, line, line, (before, wanted, after) => {
      const grams = new Set(gramsOf('org_a', `first\n${before}${wanted}${after}\nlast`))
      expect(gramsToFind('org_a', wanted).filter((gram) => !grams.has(gram))).toEqual([])
    }),
  )
})

test('grams are sorted, unique, and fit an int4', () => {
  fc.assert(
    fc.property(line, (text) => {
      const grams = gramsOf('org_a', text)
      expect(grams).toEqual([...new Set(grams)].sort((a, b) => a - b))
      for (const gram of grams) expect(gram).toBe(gram | 0)
    }),
  )
})

test('another organisation has different grams, and none spans two lines', () => {
  expect(gramsOf('org_a', 'abc')).not.toEqual(gramsOf('org_b', 'abc'))
  expect(gramsOf('org_a', 'a\nb')).toEqual([])
})

test('a search uses adjacent pieces, the last one ending with the text', () => {
  const pieces = ['abc', 'def', 'efg'].flatMap((piece) => gramsToFind('org_a', piece))
  expect(gramsToFind('org_a', 'abcdefg')).toEqual(pieces.sort((a, b) => a - b))
})
