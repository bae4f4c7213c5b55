import { expect, it } from 'vitest'
import { defaultYear, offeredYears } from './default-year.ts'

it('the dashboard opens on 2025 when it holds certificates or none exist, else on the newest filled year', () => {
  expect(defaultYear([])).toBe('2025')
  expect(defaultYear([{ year: '2025', count: 0 }])).toBe('2025')
  expect(
    defaultYear([
      { year: '2026', count: 3 },
      { year: '2025', count: 1 },
    ]),
  ).toBe('2025')
  expect(
    defaultYear([
      { year: '2024', count: 9 },
      { year: '2026', count: 3 },
    ]),
  ).toBe('2026')
  expect(offeredYears([{ year: '2024' }, { year: '2026' }])).toEqual(['2026', '2025', '2024'])
})
