import { expect, it } from 'vitest'
import { byLabel } from './by-label.ts'

const options = ['Curaçao', 'Türkiye', 'الإمارات العربية المتحدة', 'भारत'].map((label) => ({
  value: label,
  label,
}))
const found = (search: string, limit = 10) =>
  byLabel({ options, search, limit }).map((option) => 'label' in option && option.label)

it.each([
  ['curacao', 'Curaçao'],
  [' TURK', 'Türkiye'],
  ['الامارات', 'الإمارات العربية المتحدة'],
  ['भारत', 'भारत'],
])('%s finds %s', (search, label) => {
  expect(found(search)).toEqual([label])
})

it('shows no more than the limit, and everything for an empty search', () => {
  expect(found(' ', 3)).toEqual(['Curaçao', 'Türkiye', 'الإمارات العربية المتحدة'])
  expect(found('भूरत')).toEqual([])
})
