import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificate, runBatch, signature } from '../../../test/acts/batches.ts'
import { makeAdmin, makeIssuer, type Organisation, type Person } from '../../../test/acts/people.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openTestWorld, type TestWorld } from '../../../test/worlds/test-world.ts'
import { readBatchFile } from '../../doors/batch/read-batch-file.ts'

// Reads 100,000 certificates as sheets, and 1,000 as an archive, part by part: the server's memory does not grow with the size
// of what it sends.
const rows = Number(process.env.TRIAL_ROWS ?? 100_000)
const documents = rows / 100
const mostMb = 250

let world: TestWorld
let admin: Person
let everyone: Organisation
let few: Organisation

beforeAll(async () => {
  world = await openTestWorld()
  await world.startRoles()
  admin = await makeAdmin(world)
  everyone = await withCertificates(rows)
  few = await withCertificates(documents)
  const all = { kind: 'sign', certificates: { filter: {} }, ...signature(few) }
  expect((await runBatch(world, few, all)).done).toBe(documents)
}, 600_000)
afterAll(() => world.close())

async function withCertificates(count: number): Promise<Organisation> {
  const issuer = await makeIssuer(world, admin)
  await addStudents(world.ctx, issuer.id, count)
  await runBatch(world, issuer, { kind: 'create', recipients: { filter: {} }, certificate })
  return issuer
}

test.each([
  { format: 'csv', count: rows },
  { format: 'xlsx', count: rows },
  { format: 'zip', count: documents },
] as const)('$count certificates as $format', { timeout: 600_000 }, async ({ format, count }) => {
  const issuer = format === 'zip' ? few : everyone
  const began = performance.now()
  const batch = await runBatch(world, issuer, { kind: 'export', certificates: { filter: {} }, format })
  expect(batch).toMatchObject({ state: 'done', done: count, failed: 0 })
  const ended = performance.now()

  const actor = { accountId: issuer.id, organisationId: issuer.id }
  const before = process.memoryUsage().rss
  let bytes = 0
  let peak = before
  for await (const part of (await readBatchFile(world.ctx, actor, batch._id)).body) {
    bytes += Buffer.byteLength(part)
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const grownMb = (peak - before) / 2 ** 20
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  console.log(
    `${count} as ${format}: made in ${seconds(ended - began)} s, read in ${seconds(performance.now() - ended)} s, ` +
      `${(bytes / 2 ** 20).toFixed(1)} MB, ${grownMb.toFixed(0)} MB more memory`,
  )
  expect(grownMb).toBeLessThan(mostMb)
})
