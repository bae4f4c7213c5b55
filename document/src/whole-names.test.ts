import { expect, test } from 'vitest'
import { withWholeNames } from './whole-names.ts'

test.each([
  ['نور بنت عبد الرحمن آل الأنصاري', 'نور بنت~عبد~الرحمن آل~الأنصاري'],
  ['عَبْد الله ابن أبو بكر', 'عَبْد~الله ابن~أبو~بكر'],
  ['Mariam bint Rashid Al Maktoum', 'Mariam bint~Rashid Al~Maktoum'],
  ['Abdul Rahman Albert', 'Abdul~Rahman Albert'],
  ['عبدالرحمن العبد محمد', 'عبدالرحمن العبد محمد'],
  ['Rashid Al', 'Rashid Al'],
])('%s may break only between whole names', (text, kept) => {
  expect(withWholeNames(text)).toBe(kept.replaceAll('~', '\u00a0'))
})
