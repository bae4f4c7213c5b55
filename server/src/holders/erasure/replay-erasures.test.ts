import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Context } from '../../context.ts'
import { openBackups } from '../../platform/backup/open-backups.ts'
import { runErasePerson } from './erase-person.job.ts'
import { type ErasureMarker, readMarkers, runMarkErasure } from './markers.ts'
import { replayErasures } from './replay-erasures.ts'

const { world, admin, issuer } = await openRolesWorld()
let folder: string
let ctx: Context

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-'))
  const { config, keys } = world.ctx
  const place = { ...config, backup: { ...config.backup, folder } }
  ctx = { ...world.ctx, backups: openBackups(place, keys) }
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const at = () => new Date().toISOString()
const emailOf = async (id: string) =>
  (await ctx.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst())?.email
const countOf = async (accountId: string, table: 'person_key' | 'erasure') =>
  (await ctx.db.selectFrom(table).select('account_id').where('account_id', '=', accountId).execute()).length
const queued = async () =>
  (
    await sql<{ data: ErasureMarker }>`SELECT data FROM pgboss.job WHERE name = 'mark-erasures'`.execute(
      ctx.db,
    )
  ).rows

test('an erasure leaves a marker beside the backups, with ids only', async () => {
  const student = await makeStudent(world, issuer)
  ok(await callAs(world, student, 'POST', '/api/user/erasure', { password: student.password }))
  await ctx.db.updateTable('erasure').set({ due_at: ctx.clock() }).execute()
  await ctx.db.transaction().execute((tx) => runErasePerson(ctx, tx, { accountId: student.id }))
  const [marker] = await queued()
  await runMarkErasure(ctx, marker!.data)
  expect(await readMarkers(ctx)).toEqual([{ accountId: student.id, of: 'person', at: expect.any(String) }])
  expect(await replayErasures(ctx)).toBe(0)
})

test('a database from before an erasure erases the person again, once', async () => {
  const student = await makeStudent(world, issuer)
  await signedCertificates(world, issuer, student)
  await runMarkErasure(ctx, { accountId: student.id, of: 'person', at: at() })
  expect(await replayErasures(ctx)).toBe(1)
  expect(await emailOf(student.id)).not.toBe(student.email)
  expect(await countOf(student.id, 'person_key')).toBe(0)
  expect(await replayErasures(ctx)).toBe(0)
})

test('documents that an administrator erased are erased again, and later ones stay', async () => {
  const student = await makeStudent(world, issuer)
  await signedCertificates(world, issuer, student)
  await runMarkErasure(ctx, { accountId: student.id, of: 'documents', at: at() })
  expect(await replayErasures(ctx)).toBe(1)
  expect(await countOf(student.id, 'person_key')).toBe(0)
  await signedCertificates(world, issuer, student)
  expect(await replayErasures(ctx)).toBe(0)
  expect(await countOf(student.id, 'person_key')).toBe(1)
  expect(await emailOf(student.id)).toBe(student.email)
})

test('a person under a hold is erased again when it ends; one who came later than the backup is passed over', async () => {
  const student = await makeStudent(world, issuer)
  await runMarkErasure(ctx, { accountId: student.id, of: 'person', at: at() })
  await runMarkErasure(ctx, { accountId: 'acc_00000000000000000000000000', of: 'person', at: at() })
  const until = new Date(ctx.clock().getTime() + 60_000).toISOString()
  const hold = { subjectId: student.id, reason: 'Court', until }
  ok(await callAs(world, admin, 'POST', '/api/admin/data-protection/holds', hold))
  expect(await replayErasures(ctx)).toBe(0)
  world.advance(60_001)
  expect(await replayErasures(ctx)).toBe(1)
})

test('an altered marker is found and named', async () => {
  const store = await ctx.backups.open()
  const [name] = await store.list('erasures/')
  await writeFile(join(folder, name!), 'nonsense')
  await expect(replayErasures(ctx)).rejects.toThrow(/altered/)
})
