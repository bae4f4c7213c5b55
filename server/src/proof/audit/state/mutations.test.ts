// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyColumn, finderOf, type Mutation, mutationsOf } from '../../../../test/mutations.ts'
import { findingsAfter } from '../../../../test/tampering.ts'
import { openPeopledWorld, type PeopledWorld } from '../../../../test/worlds/peopled-world.ts'

let peopled: PeopledWorld
let mutations: Mutation[]

beforeAll(async () => {
  peopled = await openPeopledWorld()
  mutations = await peopled.world.ctx.db.transaction().execute(mutationsOf)
}, 240_000)
afterAll(() => peopled.world.close())

test('every column of every table is recorded, compared with something, or listed as meaningless for trust', async () => {
  const columns = await peopled.world.ctx.db.transaction().execute(everyColumn)
  const forgotten = columns.filter(({ table, column }) => finderOf(table, column) === 'nobody')
  expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

test('a change of any table is found: one kind of change each, in rotation', async () => {
  const byTable = [...Map.groupBy(mutations, ({ table }) => table).values()]
  const missed: string[] = []
  let turn = 0
  for (const some of byTable) {
    const found = await firstFound(some, turn++)
    if (found !== true) missed.push(found)
  }
  expect(missed).toEqual([])
}, 240_000)

/** Tries the table's mutations, starting with the next in rotation, until one is possible. */
async function firstFound(some: readonly Mutation[], turn: number): Promise<true | string> {
  for (let i = 0; i < some.length; i++) {
    const mutation = some[(turn + i) % some.length]!
    const found = await findingsAfter(peopled.world, mutation)
    if (found === 'refused') continue
    return found.length > 0 || mutation.name
  }
  return `${some[0]!.table}: nothing could be changed`
}
