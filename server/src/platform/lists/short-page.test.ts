import { expect, test } from 'vitest'
import { shortPage } from './short-page.ts'

const templates = [
  { _id: 'tpl_b', name: 'Diploma', used: 3 },
  { _id: 'tpl_a', name: 'شهادة', used: 0 },
  { _id: 'tpl_c', name: 'Degree', used: 12 },
]
const namesIn = (query: Omit<Parameters<typeof shortPage<(typeof templates)[number]>>[1], 'limit'>) =>
  shortPage(templates, { limit: 10, ...query }).data.map(({ name }) => name)

test('without a sort the items keep their order; a sort compares texts and numbers', () => {
  expect(namesIn({})).toEqual(['Diploma', 'شهادة', 'Degree'])
  expect(namesIn({ sort: 'name' })).toEqual(['Degree', 'Diploma', 'شهادة'])
  expect(namesIn({ sort: '-used' })).toEqual(['Degree', 'Diploma', 'شهادة'])
})

test('a search looks through texts in any case, and not through ids', () => {
  expect(namesIn({ search: ' DI' })).toEqual(['Diploma'])
  expect(namesIn({ search: 'هاد' })).toEqual(['شهادة'])
  expect(namesIn({ search: 'tpl_' })).toEqual([])
})

test('pages follow each other to the last, which may be full', () => {
  const first = shortPage(templates, { limit: 2 })
  expect(first).toMatchObject({ data: templates.slice(0, 2), nextCursor: '2', total: 3 })
  const last = shortPage(templates, { limit: 2, cursor: '2' })
  expect(last).toEqual({ data: templates.slice(2), nextCursor: null, total: 3 })
  expect(shortPage(templates, { limit: 3 }).nextCursor).toBeNull()
})
