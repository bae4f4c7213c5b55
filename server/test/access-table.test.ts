import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAccessTables } from './access-table.ts'

test('docs/access.md says about how large its tables are, and not too much', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8').replace(/\s+/g, ' ')
  const said = /more than ([\d,]+) cells, and the tests check each: (.*?), or more\./.exec(page)!
  const { sessions, members, departments, apiKeys } = readAccessTables()
  const sizes = [sessions, members, departments, apiKeys].map(({ rows, parties }) => [
    rows.length,
    parties.length,
  ])
  const cells = sizes.reduce((sum, [rows = 0, parties = 0]) => sum + rows * parties, 0)
  const stated = [said[1]!.replace(',', ''), ...said[2]!.matchAll(/\d+/g)].map(Number)
  const actual = [cells, ...sizes.flat()]
  expect(stated).toHaveLength(actual.length)
  for (const [i, size] of actual.entries()) {
    expect(stated[i]).toBeLessThanOrEqual(size)
    expect(stated[i]).toBeGreaterThan(size * 0.9)
  }
})
