import { email } from '@credenza/schema/email'
import { folded } from '@credenza/schema/folded'
import { normalised } from '@credenza/schema/normalised'
import { phone } from '@credenza/schema/phone'
import { text } from '@credenza/schema/text'
import { expect, test } from 'vitest'
import { growth, mostGrowth } from '../../../credential/test/growth.ts'

// Of two classes in turn, which normalising has to sort.
const marked = (length: number) => `a${'\u05bf\u0591'.repeat(length)}`

test.each<[string, (length: number) => unknown]>([
  ['an email', (n) => email().safeParse(marked(n))],
  ['a telephone number', (n) => phone('mobile').safeParse(marked(n))],
  ['a text', (n) => text('title', 1_000_000).safeParse(marked(n))],
  ['a search', (n) => folded(marked(n))],
])('%s with marks without end costs no more than its length', async (_, work) => {
  expect(await growth(work, 1_000)).toBeLessThan(mostGrowth)
})

test('every mark of a word stays, and thirty on one letter', () => {
  const thirty = `e${'\u0301'.repeat(30)}`
  expect(normalised('مُحَمَّدٌ Nguyễn')).toBe('مُحَمَّدٌ Nguyễn'.normalize('NFC'))
  expect(normalised(`${thirty}\u0301\u0301x`)).toBe(`${thirty}x`.normalize('NFC'))
})
