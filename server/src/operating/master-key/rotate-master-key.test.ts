// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { acceptedCertificates, readAs } from '../../../test/acts/certificates.ts'
import { someWebhook } from '../../../test/acts/integrators.ts'
import { makeStudent } from '../../../test/acts/people.ts'
import { addApp } from '../../../test/acts/second-factor.ts'
import { openRolesWorld, type RolesWorld } from '../../../test/worlds/roles-world.ts'
import { sealOwner, sendCode } from '../../people/account/mailed-code/send-code.job.ts'
import { silentLog } from '../../platform/db/log.ts'
import { DatabaseUnavailable } from '../../platform/db/unavailable.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { masterKeyOf } from '../../platform/keys/keys.ts'
import { readMasterKey } from '../../platform/keys/master-key.ts'
import { followRing } from '../../platform/keys/ring/follow-ring.ts'
import { newestRotation, ringOf } from '../../platform/keys/ring/read-ring.ts'
import { rotateMasterKey } from './rotate-master-key.ts'
import { countStaleRequests } from './sealed-requests.ts'
import { sealedTables } from './sealed-tables.ts'
import { countStale } from './stale-boxes.ts'

let all: RolesWorld
beforeAll(async () => {
  all = await openRolesWorld({ startRoles: true })
  const { world, issuer, verifier, student } = all
  // The command finds the key in the file, as it does without MASTER_KEY.
  const { masterKey, ...config } = world.ctx.config
  await writeFile(join(config.dataFolder, 'master.key'), masterKey!, { mode: 0o600 })
  world.ctx.config = { ...config, masterKey: undefined }
  await acceptedCertificates(world, { issuer, verifier, student }, 2)
  await makeStudent(world, issuer)
  await addApp(world, student)
  await someWebhook(world, issuer)
  const { ctx } = world
  const owner = sealOwner(ctx.keys, { realm: 'any', email: 'asks@uni.example' })
  await withRetry(ctx.db, (tx) =>
    ctx.jobs.enqueue(tx, sendCode, { owner, askedAt: 0 }, { afterSeconds: 3600 }),
  )
  // More than two steps of 200 rows.
  await sql`
    INSERT INTO student_import_part (org_id, import_id, part, sealed)
    SELECT ${issuer.id}, 'imp', part, ${ctx.keys.seal('student-import', Buffer.from('a part'))}
    FROM generate_series(1, 450) AS part`.execute(ctx.db)
})
afterAll(() => all.world.close())

const held = async () => masterKeyOf(await readMasterKey(all.world.ctx.config))
const stale = async (keyId: Uint8Array) => {
  const counts = await Promise.all(sealedTables.map((one) => countStale(all.world.ctx.db, one, keyId)))
  return counts.reduce((sum, count) => sum + count.stale, 0)
}

/** Starts the command as an operator does. `lines` collects its output. */
function startCommand(): { child: ChildProcess; lines: string[]; ended: Promise<unknown[]> } {
  const { ctx } = all.world
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli.ts'), 'rotate-master-key'], {
    env: {
      ...process.env,
      DATABASE_URL: ctx.database.directUrl,
      DATA_DIR: ctx.config.dataFolder,
      DEMO: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  child.stdout!.on('data', (text: Buffer) => lines.push(...text.toString().split('\n').filter(Boolean)))
  return { child, lines, ended: once(child, 'exit') }
}

test('the list names every sealed column, and what it does not name is sealed under another key', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea' AND column_name ~ '^sealed|^about$|^kyc$'`.execute(
    all.world.ctx.db,
  )
  const listed = sealedTables.flatMap(({ table, columns }) =>
    Object.keys(columns).map((c) => `${table}.${c}`),
  )
  const others = [
    // Sealed under the document's own key, which is wrapped under the person's.
    'certificate_document.sealed',
    // The master keys, sealed under each other.
    ...['root', 'old', 'new'].map((which) => `master_key_rotation.sealed_${which}`),
  ]
  expect(rows.map(({ name }) => name).sort()).toEqual([...listed, ...others].sort())
})

test('a value that was altered stops it, and the old key stays in use', async () => {
  const { ctx } = all.world
  const { id } = all.student
  const { sealed } = await ctx.db
    .selectFrom('person_key')
    .select('sealed')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const put = (value: Uint8Array) =>
    ctx.db.updateTable('person_key').set({ sealed: value }).where('account_id', '=', id).execute()
  await put(Uint8Array.from(sealed, (byte, i) => (i === 20 ? byte ^ 1 : byte)))
  const place = { held: await held(), makeNew: () => randomBytes(32), adopt: async () => true }
  await expect(
    rotateMasterKey(ctx, place, { say: () => {}, signal: AbortSignal.timeout(60_000) }),
  ).rejects.toThrow(`person_key.sealed of ${id} does not open`)
  await put(sealed)
  expect(await newestRotation(ctx.db)).toMatchObject({ ended_at: null })
})

test('killed half-way it leaves everything readable with either key, and continues', {
  tags: ['slow'],
  timeout: 90_000,
}, async () => {
  const { world, issuer, student } = all
  const before = await held()
  const rotation = (await newestRotation(world.ctx.db))!
  const after = ringOf(rotation, before).opening[0]!
  const half = startCommand()
  while (!half.lines.some((line) => line.startsWith('organisation_key:')))
    await Promise.race([once(half.child.stdout!, 'data'), half.ended])
  half.child.kill('SIGKILL')
  await half.ended
  expect(await held()).toMatchObject({ checkValue: before.checkValue })

  const { sealed } = await world.ctx.db
    .selectFrom('person_key')
    .select('sealed')
    .where('account_id', '=', student.id)
    .executeTakeFirstOrThrow()
  const oldBox = world.ctx.keys.open('person-key', sealed)
  for (const key of [before, after]) {
    const { keys, close } = await followRing(world.ctx.db, key, silentLog)
    expect(Buffer.from(keys.open('person-key', sealed))).toEqual(Buffer.from(oldBox))
    await close()
  }
  await acceptedCertificates(world, all, 1)
  expect(await countStaleRequests(world.ctx.db, after.id)).toBeGreaterThan(0)

  const whole = startCommand()
  expect(await whole.ended).toEqual([0, null])
  expect(whole.lines.join('\n')).toMatch(
    /^Continues the rotation.*Nothing is left under the old key: looked at \d+/s,
  )
  expect(await stale(after.id)).toBe(0)
  expect(await countStaleRequests(world.ctx.db, after.id)).toBe(0)
  expect(whole.lines).toContain('student_import_part: 450 rows sealed again, which is all')
  expect((await held()).checkValue).toBe(after.checkValue)
  expect(
    (await readdir(world.ctx.config.dataFolder)).filter((name) => name.includes('.before-')),
  ).toHaveLength(1)
  await makeStudent(world, issuer)
})

test('afterwards the server that ran all the time works on, and the old key starts nothing', async () => {
  const { world, issuer } = all
  const { ctx } = world
  const rotation = (await newestRotation(ctx.db))!
  expect(rotation).toMatchObject({ sealed_old: null, sealed_new: null, ended_at: expect.any(Date) })
  expect(ctx.keys.checkValue).toBe(rotation.new_check)
  // The server looks every second.
  await expect.poll(() => ctx.keys.opens(rotation.old_check), { timeout: 20_000 }).toBe(false)
  const [id] = await acceptedCertificates(world, all, 1)
  expect(await readAs(world, issuer, id!)).toMatchObject({ _id: id })
  const stranger = masterKeyOf(randomBytes(32))
  expect(() => ringOf(rotation, stranger)).toThrow('was replaced on')
})

test('a process that could not look for its keys for half a minute opens, but does not seal', async () => {
  const { keys, close } = await followRing(all.world.ctx.db, await held(), silentLog)
  const box = keys.seal('test', Buffer.from('sealed'))
  await close()
  const late = performance.now() + 31_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(late)
  expect(() => keys.seal('test', Buffer.from('late'))).toThrow(DatabaseUnavailable)
  clock.mockRestore()
  expect(Buffer.from(keys.open('test', box)).toString()).toBe('sealed')
})

test('another rotation forgets the key between, and a wrapped key that was altered opens nothing', async () => {
  const { ctx } = all.world
  // The killed command would count as running for a minute; running processes register again.
  await ctx.db.deleteFrom('server_process').execute()
  const between = await held()
  const next = masterKeyOf(randomBytes(32))
  const place = { held: between, makeNew: () => next.bytes, adopt: async () => true }
  const lines: string[] = []
  const watching = { say: (line: string) => lines.push(line), signal: AbortSignal.timeout(60_000) }
  expect(await rotateMasterKey(ctx, place, watching)).toBe(true)
  const rotation = (await newestRotation(ctx.db))!
  expect(rotation.number).toBe(2)
  expect(() => ringOf(rotation, between)).toThrow('was replaced on')
  expect(ringOf(rotation, next).root.checkValue).not.toBe(between.checkValue)
  const altered = Uint8Array.from(rotation.sealed_root!, (byte, i) => (i === 30 ? byte ^ 1 : byte))
  expect(() => ringOf({ ...rotation, sealed_root: altered }, next)).toThrow('altered')
})
