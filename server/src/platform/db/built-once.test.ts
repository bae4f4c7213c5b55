import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyOf } from './any-of.ts'
import { builtOnce } from './built-once.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a query is built once, and each call gets the rows for its own values', async () => {
  let builds = 0
  const leases = builtOnce((db, names: string[], until: Date) => {
    builds++
    return db
      .selectFrom('lease')
      .select(['name', sql<boolean>`until > ${until}`.as('isHeld')])
      .where('name', '=', anyOf(names))
      .where('holder', '=', 'test')
      .where('until', '>', sql<Date>`${until}::timestamptz - ${1_000} * interval '1 millisecond'`)
      .orderBy('name')
  })
  const at = (ms: number) => new Date(Date.parse('2026-11-28T12:00:00.500Z') + ms)
  for (const [name, until] of [
    ['a', at(0)],
    ['b', at(5_000)],
  ] as const)
    await sql`INSERT INTO lease (name, holder, until) VALUES (${name}, 'test', ${until})`.execute(
      database.kysely,
    )

  const ask = (names: string[], until: Date) => leases(database.kysely, names, until)
  expect(await Promise.all([ask(['a', 'b'], at(0)), ask(['a'], at(-1)), ask(['a', 'b'], at(2_000))])).toEqual(
    [
      [
        { name: 'a', isHeld: false },
        { name: 'b', isHeld: true },
      ],
      [{ name: 'a', isHeld: true }],
      [{ name: 'b', isHeld: true }],
    ],
  )
  expect(await database.kysely.transaction().execute((tx) => leases(tx, ['b'], at(0)))).toEqual([
    { name: 'b', isHeld: true },
  ])
  expect(builds).toBe(1)
})

test('a query that does something else with a value than pass it on is refused', async () => {
  const query = builtOnce((db, name: string) =>
    db.selectFrom('lease').select('name').where('name', '=', `${name}!`),
  )
  await expect(query(database.kysely, 'a')).rejects.toThrow('does not pass on every value')
})
