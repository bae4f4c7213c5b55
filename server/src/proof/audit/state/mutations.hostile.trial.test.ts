import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mutation, mutationsOf } from '../../../../test/mutations.ts'
import { findingsAfter } from '../../../../test/tampering.ts'
import { openPeopledWorld, type PeopledWorld } from '../../../../test/worlds/peopled-world.ts'

let peopled: PeopledWorld
let mutations: Mutation[]

beforeAll(async () => {
  peopled = await openPeopledWorld()
  mutations = await peopled.world.ctx.db.transaction().execute(mutationsOf)
}, 600_000)
afterAll(() => peopled.world.close())

test('every change of every column of every table is found, and every row deleted or copied', async () => {
  const outcome = { found: 0, refused: [] as string[], missed: [] as string[] }
  for (const mutation of mutations) {
    const found = await findingsAfter(peopled.world, mutation).catch((error: unknown) => [
      `the audit ends without an answer: ${error}`,
    ])
    if (found === 'refused') outcome.refused.push(mutation.name)
    else if (found.length === 0 || found[0]!.startsWith('the audit ends'))
      outcome.missed.push(`${mutation.name} ${found}`)
    else outcome.found++
  }
  process.stdout.write(
    `${outcome.found} changes found; the database allows ${outcome.refused.length} of them nowhere here:\n`,
  )
  process.stdout.write(`${outcome.refused.join('\n')}\n`)
  expect(outcome.missed).toEqual([])
  // At least one mutation of each table was possible, so each had rows.
  const tables = new Set(mutations.map(({ table }) => table))
  const refused = new Set(outcome.refused)
  const untouched = [...tables].filter((table) =>
    mutations.filter((one) => one.table === table).every(({ name }) => refused.has(name)),
  )
  expect(untouched).toEqual([])
}, 3_600_000)
