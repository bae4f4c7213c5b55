import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { acceptedCertificates, revoke } from '../../../test/acts/certificates.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { verifyAsStranger } from '../../../test/stranger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { archive as archiveCommand, unarchive } from '../../archive-commands.ts'
import { auditHistory, auditSince } from '../../audit-history.ts'
import { openFolderStore } from '../../platform/backup/store/folder-store.ts'
import { openSealedStore } from '../../platform/backup/store/sealed-store.ts'
import type { Lease } from '../../platform/db/lease.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { archivedParts } from '../../proof/audit/archived/archived-parts.ts'
import { logTrailsSoon } from '../../proof/log/trail-leaves.ts'
import { archiveTrail } from './archive-trail.ts'
import { everyTrail } from './every-trail.ts'
import { lastBefore } from './next-part.ts'
import { readBackTrail } from './read-back-trail.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

const settled = () =>
  world.until(async () => {
    const { rows } = await sql<{ n: string }>`
      SELECT (SELECT count(*) FROM log_pending) + (SELECT count(*) FROM anchor WHERE state <> 'final')
        + (SELECT count(*) FROM certificate WHERE log_index IS NULL)
        + (SELECT count(*) FROM delivery WHERE state = 'waiting') AS n`.execute(world.ctx.db)
    return rows[0]!.n === '0'
  })
const run = (statement: string) => sql.raw(statement).execute(world.ctx.db)
const broken = async () =>
  (await auditHistory(world.ctx)).filter(({ ok }) => !ok).map(({ part, text }) => `${part}: ${text}`)

const folder = await mkdtemp(join(tmpdir(), 'credenza-archive-'))
const ids = await acceptedCertificates(world, { issuer, verifier, student }, 20)
await settled()
ids.push(...(await acceptedCertificates(world, { issuer, verifier, student }, 20)))
ok(await revoke(world, issuer, ids[0]!))
await settled()
const store = await openSealedStore(await openFolderStore(folder), world.ctx.keys)
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

type Moved = Record<string, number>
async function everyone(move: (trail: string, lease: Lease) => Promise<number>): Promise<Moved> {
  const moved: Moved = {}
  await everyTrail(world.ctx, AbortSignal.timeout(60_000), {
    move,
    report: (trail, entries) => {
      moved[trail] = entries
    },
  })
  return moved
}
const archive = (before = new Date()) =>
  everyone((trail, lease) => archiveTrail(world.ctx, { store, trail, before, lease }))
const readBack = () => everyone((trail, lease) => readBackTrail(world.ctx, { store, trail, lease }))

/** The issuer's entries about certificates, and its logged heads. */
async function trail() {
  const [entries, heads] = await Promise.all([
    sql`SELECT * FROM audit_entry WHERE org_id = ${issuer.id} AND action LIKE 'certificate.%' ORDER BY seq`.execute(
      world.ctx.db,
    ),
    sql`SELECT * FROM trail_leaf WHERE org_id = ${issuer.id} ORDER BY seq`.execute(world.ctx.db),
  ])
  return { entries: entries.rows, heads: heads.rows }
}

function appendEdits(count: number) {
  const subjects = Array.from({ length: count }, (_, i) => `stud_${issuer.id.slice(4)}_${i}`)
  return world.ctx.db.transaction().execute((tx) =>
    appendAudit(
      world.ctx,
      tx,
      issuer.id,
      new Date(),
      subjects.map((subject) => ({ actor: 'system', action: 'student.edited', subject, leavesState: true })),
    ),
  )
}

/** What the audit finds after a statement. Then undoes the statement. */
async function after(table: string, statement: string): Promise<string[]> {
  await run(`CREATE TABLE kept_rows AS SELECT * FROM ${table}`)
  try {
    await run(statement)
    return await broken()
  } finally {
    await run(`DELETE FROM ${table}`)
    await run(`INSERT INTO ${table} SELECT * FROM kept_rows`)
    await run('DROP TABLE kept_rows')
  }
}

const filesBelow = async () =>
  (await readdir(join(folder, 'archive'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('nothing is lost when it is killed after it stored a part', async () => {
  const before = await trail()
  const killed = everyTrail(world.ctx, AbortSignal.timeout(60_000), {
    move: (trail, { signal }) =>
      archiveTrail(world.ctx, {
        store,
        trail,
        before: new Date(),
        lease: {
          signal,
          confirm: () => {
            throw new Error('killed')
          },
        },
      }),
    report: () => {},
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await filesBelow()).length).toBe(1)
  expect([await trail(), await broken()]).toEqual([before, []])
})

test('overtaken entries move to sealed files, and come back as they were', async () => {
  const before = await trail()
  const moved = await archive()
  // The verifier's trail has too few entries to be archived.
  expect(Object.keys(moved)).toEqual([issuer.id])
  const now = await trail()
  // Moved for each certificate: created, signed, logged; for the revoked one also its acceptance. The newest state of each
  // stays.
  expect(before.entries.length - now.entries.length).toBe(3 * ids.length + 1)
  expect(now.heads.length).toBeLessThan(before.heads.length)
  expect(await broken()).toEqual([])
  for (const { ok, text } of await auditSince(world.ctx, '2000-01-01'))
    expect([ok, text]).toEqual([true, text])
  for (const file of await filesBelow()) expect(await readFile(file, 'latin1')).not.toContain('certificate')

  expect(await archive()).toEqual({})
  expect(await readBack()).toEqual(moved)
  expect([await trail(), await archivedParts(world.ctx.db, issuer.id), await broken()]).toEqual([
    before,
    [],
    [],
  ])
})

test('a head that is logged while a part is moved begins no part of few entries', async () => {
  const before = await trail()
  await appendEdits(1)
  const moved = await everyone((name, lease) =>
    archiveTrail(world.ctx, {
      store,
      trail: name,
      before: new Date(),
      lease: {
        signal: lease.signal,
        confirm: async (tx) => {
          await lease.confirm(tx)
          await world.ctx.db.transaction().execute(logTrailsSoon)
          await world.until(async () => (await trail()).heads.length > before.heads.length)
        },
      },
    }),
  )
  expect(moved[issuer.id]).toBeGreaterThan(100)
  expect((await archivedParts(world.ctx.db, issuer.id)).length).toBe(1)
  await readBack()
})

test('later entries follow in another part, and both come back', { tags: ['slow'] }, async () => {
  await archive()
  await appendEdits(120)
  ids.push(...(await acceptedCertificates(world, { issuer, verifier, student }, 1)))
  await settled()
  // A running sequencer would sign the changes below.
  await world.stopRoles()
  expect((await archive())[issuer.id]).toBeGreaterThanOrEqual(120)
  expect([(await archivedParts(world.ctx.db, issuer.id)).length, await broken()]).toEqual([2, []])
  await readBack()
  expect([await archivedParts(world.ctx.db, issuer.id), await broken()]).toEqual([[], []])
})

test('a certificate is verified as before', async () => {
  const verdicts = () =>
    Promise.all(
      ids.slice(0, 2).map(async (id) => {
        const { certificates, documentKey } = ok(
          await callAs(world, issuer, 'GET', `/api/certificates/${id}`),
        ).data
        return (await verifyAsStranger(world, { slug: certificates[0].slug, documentKey })).verdict
      }),
    )
  const before = await verdicts()
  await archive()
  expect([before, await verdicts()]).toEqual([
    ['INVALID', 'VALID'],
    ['INVALID', 'VALID'],
  ])
})

const ours = () => `org_id = '${issuer.id}'`
const changes: [name: string, table: string, statement: () => string, found: RegExp][] = [
  [
    'an entry that stayed says something else',
    'audit_entry',
    () => `UPDATE audit_entry SET actor = 'acc_2' WHERE ${ours()} AND seq = 1`,
    /entry 1: an entry that stayed/,
  ],
  [
    'the hash of one is another',
    'audit_entry',
    () => `UPDATE audit_entry SET hash = sha256(hash) WHERE ${ours()} AND seq = 1`,
    /entry 1: an entry that stayed/,
  ],
  [
    'one is gone',
    'audit_entry',
    () =>
      `DELETE FROM audit_entry WHERE ${ours()} AND subject = '${ids[1]}' AND action = 'certificate.accepted'`,
    /an entry that stayed/,
  ],
  [
    'one was added where others went',
    'audit_entry',
    () => `INSERT INTO audit_entry SELECT org_id, m, at, actor, action, subject, detail, hash, state FROM audit_entry,
      (SELECT min(seq) + 1 AS m FROM audit_entry AS e WHERE ${ours()} AND NOT EXISTS
        (SELECT FROM audit_entry AS f WHERE f.org_id = e.org_id AND f.seq = e.seq + 1)) AS gap
      WHERE ${ours()} AND seq = 1`,
    /an entry that stayed/,
  ],
  [
    'the trail says that more was archived',
    'audit_entry',
    () => `UPDATE audit_entry SET detail = detail || '{"entries": 1}' WHERE ${ours()} AND action = 'trail.archived'
      AND seq = (SELECT max(seq) FROM audit_entry WHERE ${ours()} AND action LIKE 'trail.%')`,
    /an entry that stayed/,
  ],
  [
    'the entry about the archive is gone',
    'audit_entry',
    () =>
      `DELETE FROM audit_entry WHERE ${ours()} AND seq =
      (SELECT max(seq) FROM audit_entry WHERE ${ours()} AND action LIKE 'trail.%')`,
    /entry \d+: the entry is missing/,
  ],
  [
    'the head at the end of the part is gone',
    'trail_leaf',
    () =>
      `DELETE FROM trail_leaf WHERE ${ours()} AND seq = (SELECT max((detail->>'until')::bigint) FROM audit_entry
      WHERE ${ours()} AND action = 'trail.archived')`,
    /the log holds another end/,
  ],
  [
    'an older head of another trail is gone',
    'trail_leaf',
    () =>
      `DELETE FROM trail_leaf WHERE leaf_index = (SELECT min(leaf_index) FROM trail_leaf WHERE NOT ${ours()})`,
    /heads of audit trails are missing/,
  ],
]
test.each(changes)('the audit notices when %s', async (_name, table, statement, found) => {
  expect((await archivedParts(world.ctx.db, issuer.id)).length).toBe(1)
  expect((await after(table, statement())).join('\n')).toMatch(found)
})

test('a part that is altered or gone is not read back', async () => {
  const { file } = (await archivedParts(world.ctx.db, issuer.id)).at(-1)!
  const [path] = (await filesBelow()).filter((name) => name.includes(file.slice(0, 16)))
  const bytes = await readFile(path!)
  const before = await trail()
  await writeFile(path!, Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]))
  await expect(readBack()).rejects.toThrow('altered or damaged')
  await rm(path!)
  await expect(readBack()).rejects.toThrow('does not hold')
  expect(await trail()).toEqual(before)
  await writeFile(path!, bytes)
})

test('the newest entry from before a time is found', async () => {
  const { rows } = await sql<{ seq: string; at: Date }>`
    SELECT seq, at FROM audit_entry WHERE org_id = ${issuer.id} ORDER BY seq`.execute(world.ctx.db)
  for (const { at } of rows.filter((_, i) => i % 40 === 0)) {
    const last = await lastBefore(world.ctx.db, issuer.id, at)
    const next = rows.findIndex(({ seq }) => BigInt(seq) > last)
    // Entries of simultaneous calls may be slightly out of order.
    if (next > 0) expect(rows[next - 1]!.at < at).toBe(true)
    expect(rows[next]!.at >= at).toBe(true)
  }
  expect(await lastBefore(world.ctx.db, issuer.id, new Date(Date.now() + 60_000))).toBe(
    BigInt(rows.at(-1)!.seq),
  )
})

test('the command archives nothing from the last 90 days, and asks where to put the rest', async () => {
  const command = (...args: string[]) => archiveCommand(world.ctx, args, AbortSignal.timeout(10_000))
  await expect(command()).rejects.toThrow('Usage: credenza archive')
  await expect(command('--before', new Date().toISOString(), '--to', folder)).rejects.toThrow('90 days')
  await expect(command('--before', '2020')).rejects.toThrow('add --to FOLDER')
  expect(await command('--before', '2020', '--to', folder)).toBe(0)
})

test('nothing is read back from, or made in, a folder that holds no archive', async () => {
  const from = join(folder, 'mistyped')
  await expect(unarchive(world.ctx, ['--from', from], AbortSignal.timeout(10_000))).rejects.toThrow(
    `Nothing is archived in ${from}`,
  )
  expect(await readdir(folder)).not.toContain('mistyped')
})

test('the command refuses to run beside a process of an earlier release', async () => {
  await run(
    `INSERT INTO server_process (id, host, release, migration) VALUES ('old', 'host', '0.1.9', '0062_old')`,
  )
  const command = archiveCommand(world.ctx, ['--before', '2020', '--to', folder], AbortSignal.timeout(10_000))
  await expect(command).rejects.toThrow('A process of an earlier release is still running')
})
