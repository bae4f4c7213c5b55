import { decodeStatusList } from '@credenza/credential/status'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { certificate, readBatch, startBatch } from '../../../test/acts/batches.ts'
import { decline, revoke, sign } from '../../../test/acts/certificates.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  signIn,
} from '../../../test/acts/people.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { findBatch } from './read-batches.ts'
import { runBatch } from './run-batch.job.ts'

// No worker runs here: each test runs the job's steps itself.
const world = await openTestWorld()
const admin = await makeAdmin(world)
afterAll(() => world.close())

async function batchOf(students: number): Promise<{ issuer: Organisation; batchId: string }> {
  const issuer = await makeIssuer(world, admin)
  await addStudents(world.ctx, issuer.id, students)
  const request = { kind: 'create', recipients: { filter: {} }, certificate }
  return { issuer, batchId: (await startBatch(world, issuer, request))._id }
}

/** Runs one chunk: a job whose signal is aborted stops after it. */
const step = (issuer: Organisation, batchId: string) =>
  runBatch(world.ctx, { organisationId: issuer.id, batchId }, AbortSignal.abort())

async function stepToEnd(issuer: Organisation, batchId: string): Promise<void> {
  while (!(await findBatch(world.ctx.db, issuer.id, batchId)).ended_at) await step(issuer, batchId)
}

const certificatesOf = async (issuer: Organisation): Promise<number> =>
  ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db')).total

test('a job does a part, tells how far it came, and queues up again behind others', async () => {
  const { issuer, batchId } = await batchOf(1100)
  await step(issuer, batchId)
  expect(await readBatch(world, issuer, batchId)).toMatchObject({ state: 'running', done: 500, endedAt: '' })
  const told = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('org_id', '=', issuer.id)
    .where('subject', '=', batchId)
    .orderBy('seq')
    .execute()
  expect(told).toMatchObject([
    { action: 'batch.created', detail: { kind: 'create', total: 1100 } },
    { action: 'batch.progressed', detail: { kind: 'create', total: 1100, done: 500, failed: 0 } },
  ])
  const { rows } = await sql<{ n: string }>`
    SELECT count(*) AS n FROM pgboss.job WHERE name = 'run-batches' AND singleton_key = ${batchId}`.execute(
    world.ctx.db,
  )
  expect(rows[0]!.n).toBe('1')
  await stepToEnd(issuer, batchId)
  expect(await certificatesOf(issuer)).toBe(1100)
})

test('two jobs at work on one batch make every certificate once', async () => {
  const { issuer, batchId } = await batchOf(1500)
  await Promise.all([stepToEnd(issuer, batchId), stepToEnd(issuer, batchId), stepToEnd(issuer, batchId)])
  expect(await readBatch(world, issuer, batchId)).toMatchObject({ state: 'done', done: 1500, failed: 0 })
  expect(await certificatesOf(issuer)).toBe(1500)
})

test('one that is undone while a chunk is under way leaves nothing', async () => {
  const { issuer, batchId } = await batchOf(1000)
  await step(issuer, batchId)
  const recall = callAs(world, issuer, 'POST', `/api/batches/${batchId}/recall`)
  await Promise.all([step(issuer, batchId), recall.then(ok)])
  await stepToEnd(issuer, batchId)
  expect(await readBatch(world, issuer, batchId)).toMatchObject({ state: 'recalled', done: 1000, failed: 0 })
  expect(await certificatesOf(issuer)).toBe(0)
})

test('a revocation is in the published lists as soon as it is accepted, for what can be revoked', async () => {
  const { issuer, batchId } = await batchOf(6)
  await stepToEnd(issuer, batchId)
  const { documents } = ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db'))
  const ids: string[] = documents.map(({ _id }: { _id: string }) => _id)
  ok(await sign(world, issuer, ids.slice(0, 4)))
  ok(await decline(world, await makeVerifier(world, admin), [ids[0]!]))
  ok(await revoke(world, issuer, ids[1]!))
  const all = { kind: 'revoke', certificates: { ids }, reason: 'The exam was void' }
  const revocation = await startBatch(world, issuer, all)
  const bits = async () => {
    const answer = await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/1`)
    const list = await decodeStatusList(ok(answer).credentialSubject.encodedList)
    return list.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  }
  expect(await bits()).toBe(3)
  await stepToEnd(issuer, revocation._id)
  expect(await readBatch(world, issuer, revocation._id)).toMatchObject({ done: 2, failed: 4 })
  expect(await bits()).toBe(3)
})

test('an organisation that is suspended while it runs does no more of it, and continues once reinstated', async () => {
  const { issuer, batchId } = await batchOf(1000)
  await step(issuer, batchId)
  const decide = (act: string, body?: object) =>
    callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/${act}`, body)
  ok(await decide('suspend', { reason: 'A complaint' }))
  await stepToEnd(issuer, batchId)
  ok(await decide('reinstate'))
  const again = { ...issuer, ...(await signIn(world, issuer)) }
  expect(await readBatch(world, again, batchId)).toMatchObject({ state: 'done', done: 500, failed: 500 })
  const { data } = ok(await callAs(world, again, 'GET', `/api/batches/${batchId}/failures?limit=1`))
  expect(data[0].error).toBe('suspended')
  ok(await callAs(world, again, 'POST', `/api/batches/${batchId}/retry`))
  await stepToEnd(again, batchId)
  expect(await certificatesOf(again)).toBe(1000)
})
