import { expect, test } from 'vitest'
import { isoDate } from './sheet-date.ts'

test.each([
  ['31/12/2003', '2003-12-31'],
  ['1.2.2003', '2003-02-01'],
  ['01-02-2003', '2003-02-01'],
  ['2003-02-01', '2003-02-01'],
  ['02/13/2003', '2003-13-02'],
  ['soon', 'soon'],
])('%s in a list means %s', (written, iso) => {
  expect(isoDate(written)).toBe(iso)
})
