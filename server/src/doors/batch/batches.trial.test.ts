import { setTimeout as pause } from 'node:timers/promises'
import { decodeStatusList } from '@credenza/credential/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificate, readBatch, signature, startBatch } from '../../../test/acts/batches.ts'
import { accept } from '../../../test/acts/certificates.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
} from '../../../test/acts/people.ts'
import { type ServerProcess, startServerProcess } from '../../../test/processes/server-process.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openTestWorld, type TestWorld } from '../../../test/worlds/test-world.ts'
import { auditHistory } from '../../audit-history.ts'

// A separate server process does the work and gets killed. This process only sends requests, through the API over the same
// database.
const count = Number(process.env.TRIAL_CERTIFICATES ?? 100_000)
const kills = Number(process.env.TRIAL_KILLS ?? 10)
const half = count / 2

let world: TestWorld
let issuer: Organisation
let verifier: Organisation
let server: ServerProcess

beforeAll(async () => {
  world = await openTestWorld()
  const admin = await makeAdmin(world)
  issuer = await makeIssuer(world, admin)
  verifier = await makeVerifier(world, admin)
  const mails = ok(await callAs(world, issuer, 'GET', '/api/delivery/settings')).data
  ok(await callAs(world, issuer, 'PUT', '/api/delivery/settings', { ...mails, onAcceptance: false }))
  await addStudents(world.ctx, issuer.id, count, (n) => `${n % 2 === 0 ? 'Even' : 'Odd'} ${n}`)
  server = await startServer()
}, 600_000)
afterAll(async () => {
  await server.kill()
  await world.close()
})

const startServer = () => startServerProcess(world, { ANCHOR_INTERVAL_SECONDS: '1' })

test(
  `${count} certificates are created, signed, logged, anchored and half of them revoked, with ${kills} kills on the way`,
  async () => {
    const created = await lap('accepted', () =>
      startBatch(world, issuer, { kind: 'create', recipients: { filter: {} }, certificate }),
    )
    await lap('created', () => survive(0.3, settledBy(created._id)))
    const certificates = { filter: { batch: created._id } }
    const impact = await lap('impact', () =>
      callAs(world, issuer, 'POST', '/api/batches/preview', { kind: 'sign', certificates }),
    )
    expect(ok(impact).data).toMatchObject({ total: count, willChange: count, refused: [] })

    const signed = await startBatch(world, issuer, { kind: 'sign', certificates, ...signature(issuer) })
    await lap('signed and stored', () => survive(0.4, storedDocuments))

    await lap('accepted by a verifier, logged and anchored', async () => {
      const [accepted] = await Promise.all([acceptAll(), survive(0.3, anchoredCertificates)])
      return accepted
    })

    const revoked = await lap('half revoked and published', async () => {
      const some = { filter: { ...certificates.filter, search: 'even' } }
      const batch = await startBatch(world, issuer, { kind: 'revoke', certificates: some, reason: 'Void' })
      await reach(half, revokedBits)
      return batch
    })
    await reach(half, settledBy(revoked._id))
    // Endorsements and revocations, without trail heads and status lists.
    await reach(count + half, () =>
      rowsOf("log_entry WHERE log = 'statements' AND get_byte(entry, 37) IN (1, 4)"),
    )

    for (const { _id } of [created, signed])
      expect(await readBatch(world, issuer, _id)).toMatchObject({ state: 'done', done: count, failed: 0 })
    expect(await readBatch(world, issuer, revoked._id)).toMatchObject({ done: half, failed: 0 })
    expect(await counts()).toEqual({
      certificates: count,
      students: count,
      signed: count,
      accepted: count,
      numbers: count,
      entries: count,
      documents: count,
      places: count,
      revoked: half,
      endorsements: count,
      counted: count,
      waiting: 0,
    })
    await lap('audited', async () => {
      expect((await auditHistory(world.ctx)).filter((finding) => !finding.ok)).toEqual([])
    })
    console.info(`${count} certificates, ${kills} kills: ${laps.join(', ')}`)
  },
  45 * 60_000,
)

/**
 * Kills and restarts the server at random moments until `progress` reaches `count`. `part` is this step's share of all kills.
 */
async function survive(part: number, progress: () => Promise<number>): Promise<void> {
  const times = Math.round(kills * part)
  for (let kill = 1; kill <= times; kill++) {
    await reach((count * (kill - Math.random() / 2)) / (times + 1), progress)
    await server.kill()
    server = await startServer()
  }
  await reach(count, progress)
}

async function reach(wanted: number, progress: () => Promise<number>): Promise<void> {
  while ((await progress()) < wanted) await pause(50)
}

const settledBy = (batchId: string) => async () => {
  const { done, failed } = await readBatch(world, issuer, batchId)
  return done + failed
}

async function rowsOf(from: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.raw(from)}`.execute(world.ctx.db)
  return Number(rows[0]!.n)
}

const storedDocuments = () => rowsOf('certificate_document WHERE stored_at IS NOT NULL')

async function anchoredCertificates(): Promise<number> {
  const { size } = await world.ctx.db
    .selectFrom('anchor')
    .select((q) => q.fn.max<string | null>('certificates_size').as('size'))
    .where('state', '=', 'final')
    .executeTakeFirstOrThrow()
  return Number(size ?? 0)
}

async function acceptAll(): Promise<void> {
  const rows = await world.ctx.db.selectFrom('certificate').select('id').execute()
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < count; from += 10_000)
    ok(await accept(world, verifier, ids.slice(from, from + 10_000)))
}

/** What a verifier sees: the bits set in the issuer's published lists. */
async function revokedBits(): Promise<number> {
  let bits = 0
  for (let list = 1; ; list++) {
    const answer = await callAs(world, nobody, 'GET', `/issuers/${issuer.id}/status/revocation/${list}`)
    if (answer.statusCode === 404) return bits
    const bytes = await decodeStatusList(ok(answer).credentialSubject.encodedList)
    for (let byte of bytes) for (; byte > 0; byte &= byte - 1) bits++
  }
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, string>>`
    SELECT count(*) AS certificates, count(DISTINCT student_id) AS students, count(signed_at) AS signed,
      count(*) FILTER (WHERE review = 'verified') AS accepted, count(DISTINCT log_index) AS numbers,
      (SELECT count(*) FROM log_entry WHERE log = 'certificates') AS entries,
      (SELECT count(*) FROM certificate_document) AS documents,
      (SELECT count(*) FROM status_entry WHERE org_id = ${issuer.id}) AS places,
      count(revoked_at) AS revoked,
      (SELECT count(*) FROM acceptance) AS endorsements,
      (SELECT sum(count) FROM certificate_count WHERE review = 'verified' AND signed) AS counted,
      (SELECT count(*) FROM batch_item WHERE state = 'waiting') AS waiting
    FROM certificate`.execute(world.ctx.db)
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]))
}

const laps: string[] = []
async function lap<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  laps.push(`${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
