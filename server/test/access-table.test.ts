import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAccessTables } from './access-table.ts'

test('docs/access.md counts its own tables', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/access.md'), 'utf8').replace(/\s+/g, ' ')
  const said = /([\d,]+) cells, and the tests check each: (.*?) keys\./.exec(page)!
  const { sessions, members, departments, apiKeys } = readAccessTables()
  const sizes = [sessions, members, departments, apiKeys].map(({ rows, parties }) => [
    rows.length,
    parties.length,
  ])
  expect([...said[2]!.matchAll(/\d+/g)].map(Number)).toEqual(sizes.flat())
  const cells = sizes.reduce((sum, [rows = 0, parties = 0]) => sum + rows * parties, 0)
  expect(said[1]).toBe(cells.toLocaleString('en'))
})
