import { expect, it } from 'vitest'
import { pathTo } from './path-to.ts'

it('leads to one thing or to something of it, whatever its id contains', () => {
  expect(pathTo('/api/students', 'stud_1')).toBe('/api/students/stud_1')
  expect(pathTo('/api/students', 'a/../b?c', '/history')).toBe('/api/students/a%2F..%2Fb%3Fc/history')
})
