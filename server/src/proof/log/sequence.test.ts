import { decodeEntry, leafHash, openCheckpoint, parseVerifierKey, rootAt } from '@credenza/credential/log'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates, readAs, revoke, signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeIssuer, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { FollowUps } from '../../follow-ups.ts'
import { type Lease, withLease } from '../../platform/db/lease.ts'
import { DatabaseUnavailable } from '../../platform/db/unavailable.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { sha256 } from '../../platform/sha256.ts'
import { appendAudit } from '../audit/append.ts'
import { checkTrail } from '../audit/check-trail.ts'
import { signHead } from './checkpoints.ts'
import { enqueueLeaves } from './enqueue-leaf.ts'
import { readEntries, readHead, tileReader } from './read-log.ts'
import { sequencePending } from './sequence.ts'
import { nobodysAddress } from './trail-leaves.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

/** A leader that lost its lease without noticing, and whose check is disabled here: only compare-and-set can stop it. */
const unfenced: Lease = { signal: new AbortController().signal, confirm: async () => {} }

const enqueue = (count: number, from: number) =>
  withRetry(world.ctx.db, (tx) =>
    enqueueLeaves(
      tx,
      new Date(),
      Array.from({ length: count }, (_, i) => ({
        log: 'certificates' as const,
        organisationId: issuer.id,
        certificateId: `cert_${from + i}`,
        action: 'certificate' as const,
        issuerAddress: issuer.publicKey,
        digest: sha256(Buffer.from(String(from + i))),
      })),
    ),
  )

/** The log as its readers see it. Checks that its entries have no gaps and that their hashes give the head's root. */
async function checkedLog(log: 'certificates' | 'statements') {
  const head = await readHead(world.ctx.db, log)
  const { rows } = await sql<{
    index: string
  }>`SELECT index FROM log_entry WHERE log = ${log} ORDER BY index`.execute(world.ctx.db)
  expect(rows.map(({ index }) => Number(index))).toEqual(Array.from({ length: head.size }, (_, i) => i))
  const entries = await readEntries(world.ctx.db, log, 0, head.size)
  expect(Buffer.from(await rootAt(head.size, tileReader(world.ctx.db, log)))).toEqual(Buffer.from(head.root))
  const first = await tileReader(world.ctx.db, log)(0, 0)
  for (const [i, entry] of entries.slice(0, 256).entries())
    expect(Buffer.from(first.subarray(32 * i, 32 * i + 32))).toEqual(Buffer.from(leafHash(entry, sha256)))
  return entries.map(decodeEntry)
}

const isHead = (entry: ReturnType<typeof decodeEntry>) =>
  entry.kind === 'statement' && entry.action === 'trail-head'
const checkedStatements = async () => (await checkedLog('statements')).filter((entry) => !isHead(entry))
const checkedHeads = async () => (await checkedLog('statements')).filter(isHead)

test('leaves are numbered from 0 in order, a certificate before statements about it', async () => {
  const ids = await acceptedCertificates(world, { issuer, verifier, student }, 3)
  ok(await revoke(world, issuer, ids[1]!))
  await withLease(world.ctx.database, 'sequencer', (lease) => sequencePending(world.ctx, lease))
  const numbers = await Promise.all(
    ids.map(async (id) => (await readAs(world, issuer, id)).certificateNumber),
  )
  expect([...numbers].sort()).toEqual(['0', '1', '2'])
  expect(await checkedLog('certificates')).toHaveLength(3)
  const statements = await checkedStatements()
  expect(statements).toHaveLength(4)
  expect(statements).toContainEqual(
    expect.objectContaining({ action: 'revoked', certificateIndex: Number(numbers[1]) }),
  )
})

test('statements that wait in another order than their certificates are all logged, round by round', async () => {
  const before = (await checkedStatements()).length
  const count = 4_500
  await enqueue(count, 10_000)
  const statements = Array.from({ length: count }, (_, i) => ({
    log: 'statements' as const,
    organisationId: issuer.id,
    certificateId: `cert_${10_000 + count - 1 - i}`,
    action: 'endorsed' as const,
    issuerAddress: verifier.publicKey,
    digest: sha256(Buffer.from(`statement ${i}`)),
  }))
  await withRetry(world.ctx.db, (tx) => enqueueLeaves(tx, new Date(), statements))
  const rounds: number[] = []
  await withLease(world.ctx.database, 'sequencer', async (lease) => {
    do rounds.push(await sequencePending(world.ctx, lease))
    while (rounds.at(-1)! > 0)
  })
  expect(Math.max(...rounds)).toBeLessThanOrEqual(4_000)
  expect((await checkedStatements()).length).toBe(before + count)
})

test('a revocation of a certificate that was never accepted is logged without a number', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  ok(await revoke(world, issuer, id!))
  await sequencePending(world.ctx, unfenced)
  const statements = await checkedStatements()
  expect(statements.at(-1)).toMatchObject({ action: 'revoked', certificateIndex: null })
})

test('a round that logs anything logs each changed trail once, and names nobody', async () => {
  const before = await checkedHeads()
  await signedCertificates(world, issuer, student)
  expect(await sequencePending(world.ctx, unfenced)).toBe(0)
  expect(await checkedHeads()).toHaveLength(before.length)

  const [id] = await acceptedCertificates(world, { issuer, verifier, student })
  await sequencePending(world.ctx, unfenced)
  const heads = (await checkedHeads()).slice(before.length)
  const moved = await world.ctx.db
    .selectFrom('trail_leaf')
    .select('org_id')
    .orderBy('leaf_index', 'desc')
    .limit(heads.length)
    .execute()
  expect(moved.map((row) => row.org_id)).toEqual(expect.arrayContaining([issuer.id, verifier.id]))
  expect(new Set(moved.map((row) => row.org_id)).size).toBe(heads.length)
  expect(new Set(heads.map((head) => head.issuer))).toEqual(new Set([nobodysAddress]))
  // The head covers the round's own entries.
  const entry = await world.ctx.db
    .selectFrom('audit_entry')
    .select('seq')
    .where('org_id', '=', issuer.id)
    .where('action', '=', 'certificate.logged')
    .where('subject', '=', id!)
    .executeTakeFirstOrThrow()
  const logged = await world.ctx.db
    .selectFrom('trail_logged')
    .select('seq')
    .where('org_id', '=', issuer.id)
    .executeTakeFirstOrThrow()
  expect(BigInt(logged.seq)).toBeGreaterThanOrEqual(BigInt(entry.seq))
})

test('an issuer whose node is lost waits, and holds up nobody else', async () => {
  const [waiting] = await acceptedCertificates(world, { issuer, verifier, student })
  const other = await makeIssuer(world, admin)
  const otherStudent = await makeStudent(world, other)
  const [going] = await acceptedCertificates(world, { issuer: other, verifier, student: otherStudent })
  const refused = Object.assign(new Error('connection refused'), { code: '08006', severity: 'ERROR' })
  const { logged } = world.ctx.followUps
  const followUps: FollowUps = {
    ...world.ctx.followUps,
    logged: async (tx, organisationId, numbered) => {
      if (organisationId === issuer.id) throw new DatabaseUnavailable('A node is lost.', { cause: refused })
      await logged(tx, organisationId, numbered)
    },
  }
  const lost = new Set<string>()
  await sequencePending({ ...world.ctx, followUps }, unfenced, { lost })
  const numberOf = async (owner: typeof issuer, id: string) =>
    (await readAs(world, owner, id)).certificateNumber
  expect([...lost]).toEqual([issuer.id])
  expect(await numberOf(other, going!)).not.toBe('')
  expect(await numberOf(issuer, waiting!)).toBe('')
  await sequencePending(world.ctx, unfenced)
  expect(await numberOf(issuer, waiting!)).not.toBe('')
  await checkedLog('certificates')
})

test('trails that change by themselves wait until they are due, and are logged once', async () => {
  const before = (await checkedHeads()).length
  await signedCertificates(world, issuer, student)
  for (const trailsDue of [false, false]) await sequencePending(world.ctx, unfenced, { trailsDue })
  expect(await checkedHeads()).toHaveLength(before)
  await sequencePending(world.ctx, unfenced, { trailsDue: true })
  const after = (await checkedHeads()).length
  expect(after).toBeGreaterThan(before)
  await sequencePending(world.ctx, unfenced, { trailsDue: true })
  expect(await checkedHeads()).toHaveLength(after)
})

test('a trail with a rewritten head is not logged, and later entries do not repair it', async () => {
  const { hash } = await world.ctx.db
    .selectFrom('audit_head')
    .select('hash')
    .where('org_id', '=', verifier.id)
    .executeTakeFirstOrThrow()
  const setHash = (to: Uint8Array) =>
    world.ctx.db.updateTable('audit_head').set({ hash: to }).where('org_id', '=', verifier.id).execute()
  const loggedTo = async () =>
    (
      await world.ctx.db
        .selectFrom('trail_logged')
        .select('seq')
        .where('org_id', '=', verifier.id)
        .executeTakeFirstOrThrow()
    ).seq
  const before = await loggedTo()
  await setHash(sha256(hash))
  await withRetry(world.ctx.db, (tx) =>
    appendAudit(world.ctx, tx, verifier.id, new Date(), [
      { actor: 'system', action: 'mail.retried', subject: verifier.id },
    ]),
  )
  await sequencePending(world.ctx, unfenced, { trailsDue: true })
  expect(await loggedTo()).toBe(before)
  expect(await checkTrail(world.ctx, verifier.id)).toMatchObject({ ok: false })
})

test('four sequencers at once log every leaf once, without a gap, while leaves keep coming', async () => {
  const before = (await readHead(world.ctx.db, 'certificates')).size
  const total = 1_200
  let coming = true
  const writer = async () => {
    for (let from = 0; from < total; from += 100) await enqueue(100, from)
    coming = false
  }
  const pending = async () =>
    Number((await sql<{ n: string }>`SELECT count(*) AS n FROM log_pending`.execute(world.ctx.db)).rows[0]!.n)
  let lost = 0
  const sequencer = async () => {
    for (;;) {
      // If it loses the race for the head, it rolls back entirely and tries again.
      await sequencePending(world.ctx, unfenced).catch(() => {
        lost++
      })
      if (!coming && (await pending()) === 0) return
    }
  }
  await Promise.all([writer(), sequencer(), sequencer(), sequencer(), sequencer()])
  const entries = await checkedLog('certificates')
  expect(entries).toHaveLength(before + total)
  const digests = entries.map((entry) => Buffer.from(entry.digest).toString('hex'))
  expect(new Set(digests).size).toBe(digests.length)
  expect(lost).toBeGreaterThan(0)
})

test('a checkpoint is signed once per size, opens with the published key, and is the one that is served', async () => {
  await Promise.all([signHead(world.ctx, 'certificates'), signHead(world.ctx, 'certificates')])
  const served = await callAs(world, nobody, 'GET', '/log/certificates/checkpoint')
  const did = ok(await callAs(world, nobody, 'GET', '/.well-known/did.json'))
  const { verifierKey } = did.service[0].serviceEndpoint
  const opened = await openCheckpoint(served.body, parseVerifierKey(verifierKey)!)
  const { size } = await readHead(world.ctx.db, 'certificates')
  expect(opened).toMatchObject({ ok: true, checkpoint: { size } })
  await signHead(world.ctx, 'certificates')
  expect((await callAs(world, nobody, 'GET', '/log/certificates/checkpoint')).body).toBe(served.body)
})

test('a head that does not match the tiles is never signed', async () => {
  const { size, root } = await readHead(world.ctx.db, 'statements')
  const setHead = (head: { size: string; root: Uint8Array }) =>
    world.ctx.db.updateTable('log_head').set(head).where('log', '=', 'statements').execute()
  await setHead({ size: String(size - 1), root })
  await expect(signHead(world.ctx, 'statements')).rejects.toThrow(/differs from its tiles/)
  await setHead({ size: String(size), root })
  await signHead(world.ctx, 'statements')
})

test('tiles and entries that the log does not hold yet are not found', async () => {
  const { size } = await readHead(world.ctx.db, 'certificates')
  const last = size % 256
  const tile = `/log/certificates/tile/0/${String(Math.floor(size / 256)).padStart(3, '0')}`
  expect((await callAs(world, nobody, 'GET', `${tile}.p/${last}`)).rawPayload).toHaveLength(32 * last)
  for (const path of [
    tile,
    `${tile}.p/${last + 1}`,
    '/log/certificates/tile/9/999',
    '/log/certificates/tile/0/x999/x999/x999/999',
  ])
    expect((await callAs(world, nobody, 'GET', path)).statusCode).toBe(404)
})
