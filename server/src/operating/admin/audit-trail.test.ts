import type { AuditItem } from '@credenza/schema'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'

const { world, admin, issuer, verifier } = await openRolesWorld()
afterAll(() => world.close())

const list = async (query: string) => ok(await callAs(world, admin, 'GET', `/api/admin/audit?${query}`))
const entriesOf = async (query: string): Promise<AuditItem[]> => (await list(query)).data

async function allPages(query: string): Promise<AuditItem[]> {
  const found: AuditItem[] = []
  let cursor: string | null = null
  do {
    const page: { data: AuditItem[]; nextCursor: string | null } = await list(
      `${query}&limit=3${cursor ? `&cursor=${cursor}` : ''}`,
    )
    found.push(...page.data)
    cursor = page.nextCursor
  } while (cursor)
  return found
}

test('entries of all trails come newest first, each once, however they are paged', async () => {
  const { data, total } = await list('limit=100')
  expect(data.length).toBe(total)
  expect(new Set(data.map(({ trail }: AuditItem) => trail))).toEqual(
    new Set(['platform', issuer.id, verifier.id]),
  )
  const times = data.map(({ at }: AuditItem) => at)
  expect(times).toEqual(times.toSorted().reverse())
  expect(await allPages('')).toEqual(data)
})

test('an entry names the actor and the owner of its trail', async () => {
  const [approval] = await entriesOf(`trail=${issuer.id}&action=organisation.approved`)
  expect(approval).toMatchObject({
    actorName: admin.email,
    trailName: issuer.name,
    subject: issuer.id,
    subjectName: issuer.name,
  })
  const [created] = await entriesOf('trail=platform&action=admin.created')
  expect(created).toMatchObject({ trailName: 'Platform' })
})

test('the filters narrow the trail down, together', async () => {
  const ofAdmin = await entriesOf(`actor=${(await entriesOf('action=admin.created'))[0]!.subject}`)
  expect(ofAdmin.length).toBeGreaterThan(2)
  expect(new Set(ofAdmin.map(({ actorName }) => actorName))).toEqual(new Set([admin.email]))
  expect((await entriesOf(`search=${encodeURIComponent(issuer.name.toUpperCase())}`)).length).toBeGreaterThan(
    0,
  )
  expect(await entriesOf('search=%25')).toEqual([])
  expect(await entriesOf(`trail=${issuer.id}&search=${encodeURIComponent(verifier.email)}`)).toEqual([])
})

test('days are whole and both included', async () => {
  const moments = ['2020-02-28T23:59:59.999Z', '2020-02-29T00:00:00.000Z', '2020-02-29T23:59:59.999Z']
  for (const at of [...moments, '2020-03-01T00:00:00.000Z']) {
    await withRetry(world.ctx.db, (tx) =>
      appendAudit(world.ctx, tx, 'org_days', new Date(at), [
        { actor: 'system', action: 'mail.retried', subject: 'day' },
      ]),
    )
  }
  const found = await entriesOf('from=2020-02-29&to=2020-02-29')
  expect(found.map(({ at }) => at)).toEqual([moments[2], moments[1]])
})

test('the export holds what the list shows, and is itself in the trail', async () => {
  await withRetry(world.ctx.db, (tx) =>
    appendAudit(world.ctx, tx, issuer.id, world.ctx.clock(), [
      { actor: 'acc_1', action: 'fee.added', subject: '=cmd|"calc",\n', detail: { b: '-1', a: 'é' } },
    ]),
  )
  const response = await callAs(
    world,
    admin,
    'GET',
    `/api/admin/audit/export?trail=${issuer.id}&search=fee.added`,
  )
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [header, ...rows] = readCsvRows(response.body)
  const shown = await entriesOf(`trail=${issuer.id}&search=fee.added`)
  expect(header?.[0]).toBe('\uFEFFat')
  expect(rows).toEqual(
    shown.map((item) => [
      item.at,
      item.trail,
      item.trailName,
      item.seq,
      item.actor,
      item.actorName,
      item.actorKind,
      item.action,
      item.subject.replace(/^=/, "'="),
      item.subjectName,
      JSON.stringify(item.detail),
    ]),
  )
  expect(rows).toHaveLength(1)

  const [exported] = await entriesOf('action=audit.exported')
  expect(exported).toMatchObject({
    trail: 'platform',
    actorName: admin.email,
    subject: issuer.id,
    detail: { trail: issuer.id, searched: true },
  })
  expect(JSON.stringify(exported!.detail)).not.toContain('fee.added')
})

test('an export longer than one page loses and repeats nothing', async () => {
  const count = 2500
  await withRetry(world.ctx.db, (tx) =>
    appendAudit(
      world.ctx,
      tx,
      'org_long',
      world.ctx.clock(),
      Array.from({ length: count }, (_, i) => ({
        actor: 'system',
        action: 'site-page.changed',
        subject: `thing_${i}`,
      })),
    ),
  )
  const { body } = await callAs(world, admin, 'GET', '/api/admin/audit/export?trail=org_long')
  const subjects = readCsvRows(body)
    .slice(1)
    .map((row) => row[8])
  expect(subjects).toEqual(Array.from({ length: count }, (_, i) => `thing_${count - 1 - i}`))
})

test('a cursor that did not come from a list is refused', async () => {
  for (const cursor of ['1', "1.platform.1'", '1.platform.99999999999999999999']) {
    const answer = await callAs(world, admin, 'GET', `/api/admin/audit?cursor=${encodeURIComponent(cursor)}`)
    expect(answer.statusCode).toBe(422)
  }
})

test('integrity names a trail whose entry was changed, and only that one', async () => {
  const check = async () => ok(await callAs(world, admin, 'GET', '/api/admin/audit/integrity')).data
  expect(await check()).toMatchObject({ broken: [] })
  const { trails } = await check()
  expect(trails).toBeGreaterThanOrEqual(3)
  await sql`UPDATE audit_entry SET actor = 'acc_forged' WHERE org_id = ${verifier.id} AND seq = 2`.execute(
    world.ctx.db,
  )
  expect(await check()).toMatchObject({
    trails,
    broken: [{ trail: verifier.id, reason: 'entry 2: the entry was changed or moved' }],
  })
})

test('entries that arrive during an integrity check do no harm', async () => {
  let isChecking = true
  const writing = (async () => {
    while (isChecking) {
      await withRetry(world.ctx.db, (tx) =>
        appendAudit(world.ctx, tx, 'org_busy', world.ctx.clock(), [
          { actor: 'system', action: 'site-page.changed', subject: 'x' },
        ]),
      )
    }
  })()
  for (let round = 0; round < 10; round++) {
    const { data } = ok(await callAs(world, admin, 'GET', '/api/admin/audit/integrity'))
    expect(data.broken.filter(({ trail }: { trail: string }) => trail === 'org_busy')).toEqual([])
  }
  isChecking = false
  await writing
})

test('nobody but an administrator reads any of it', async () => {
  const student = await makeStudent(world, issuer)
  const paths = ['accounts', 'audit', 'audit/export', 'audit/integrity', 'health', 'mails']
  for (const path of paths) {
    for (const caller of [student, issuer, verifier]) {
      expect((await callAs(world, caller, 'GET', `/api/admin/${path}`)).statusCode).toBe(403)
    }
    expect((await callAs(world, nobody, 'GET', `/api/admin/${path}`)).statusCode).toBe(401)
  }
})
