import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { frozen } from './frozen.ts'
import { migrations } from './migrations.ts'

test('migrations are listed in the order in which they run: by name', () => {
  const names = Object.keys(migrations)
  expect(names).toEqual(names.toSorted())
})

test('a migration never changes: deployments have run it', () => {
  const hashes = Object.fromEntries(
    Object.entries(migrations).map(([name, { statements }]) => [
      name,
      hash('sha256', statements).slice(0, 16),
    ]),
  )
  expect(hashes).toEqual(frozen)
})
