import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { auditHistory } from '../../src/audit-history.ts'
import { runOn } from '../../src/platform/db/testing.ts'
import { makeAdmin, makeIssuer, type Organisation } from '../acts/people.ts'
import { openTestWorld, type TestWorld } from '../worlds/test-world.ts'
import { workerOf } from './cluster.ts'

const isCluster = inject('postgres').workers.length > 1

let world: TestWorld
let issuer: Organisation

beforeAll(async () => {
  if (!isCluster) return
  world = await openTestWorld()
  issuer = await makeIssuer(world, await makeAdmin(world))
})
afterAll(async () => {
  if (isCluster) await world.close()
})

const faults = async () => (await auditHistory(world.ctx)).filter(({ ok }) => !ok)

test.skipIf(!isCluster)('an entry that a lost worker has yet to commit is not missing', async () => {
  const coordinator = world.ctx.database.directUrl
  const worker = await workerOf(coordinator, issuer.id)
  const [shard] = await runOn(
    coordinator,
    `SELECT 'audit_entry_' || get_shard_id_for_distribution_column('audit_entry', '${issuer.id}') AS name`,
  )
  const newest = `org_id = '${issuer.id}' AND seq = (SELECT max(seq) FROM ${shard!.name} WHERE org_id = '${issuer.id}')`
  // As if the worker had been lost between the two halves of the commit.
  await runOn(worker, `CREATE TABLE kept AS SELECT * FROM ${shard!.name} WHERE ${newest}`)
  await runOn(worker, `DELETE FROM ${shard!.name} WHERE ${newest}`)
  await runOn(worker, `BEGIN; INSERT INTO ${shard!.name} SELECT * FROM kept; PREPARE TRANSACTION 'half'`)
  const looking = faults()
  await pause(2_000)
  await runOn(worker, `COMMIT PREPARED 'half'`)
  expect(await looking).toEqual([])

  await runOn(worker, `DELETE FROM ${shard!.name} WHERE ${newest}`)
  const missing = { part: `audit trail ${issuer.id}`, text: expect.stringContaining('the entry is missing') }
  expect(await faults()).toContainEqual(expect.objectContaining(missing))
  await runOn(worker, `INSERT INTO ${shard!.name} SELECT * FROM kept`)
})
