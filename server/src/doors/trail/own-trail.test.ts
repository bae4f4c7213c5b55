import type { AuditItem } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { runBatch, signature } from '../../../test/acts/batches.ts'
import { accept, createCertificates, sign } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, makeIssuer, makeStudent, ok, studentData } from '../../../test/acts/people.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, recordState } from '../../proof/audit/append.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())
const other = await makeIssuer(world, admin)
const signer = await makeColleague(world, issuer, 'Hala Nasser', 'signer')
/** The signer's calls, with the organisation's own names in them. */
const asSigner = { ...issuer, token: signer.token }
const auditor = await makeColleague(world, issuer, 'Omar Said', 'auditor')

const ask = (caller: Caller, query = '') => callAs(world, caller, 'GET', `/api/organisation/audit?${query}`)
const entriesOf = async (caller: Caller, query = ''): Promise<AuditItem[]> =>
  ok(await ask(caller, `limit=1000&${query}`)).data

async function everyPage(caller: Caller, query: string): Promise<AuditItem[]> {
  const found: AuditItem[] = []
  let cursor: string | null = ''
  do {
    const page: { data: AuditItem[]; nextCursor: string | null } = ok(
      await ask(caller, `${query}&limit=3${cursor ? `&cursor=${cursor}` : ''}`),
    )
    found.push(...page.data)
    cursor = page.nextCursor
  } while (cursor)
  return found
}

test('an organisation reads its own entries, the newest first, and nothing that only records state', async () => {
  await createCertificates(world, other, await makeStudent(world, other))
  const now = world.ctx.clock()
  await withRetry(world.ctx.db, (tx) => recordState(world.ctx, tx, issuer.id, now, [issuer.id]))
  const mine = await entriesOf(auditor)
  expect(new Set(mine.map(({ trail }) => trail))).toEqual(new Set([issuer.id]))
  const numbers = mine.map(({ seq }) => Number(seq))
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  expect(new Set((await entriesOf(other)).map(({ trail }) => trail))).toEqual(new Set([other.id]))
  expect(await entriesOf(auditor, 'action=state.recorded')).toEqual([])
  expect(await entriesOf(auditor, `trail=${other.id}`)).toEqual(await entriesOf(auditor))
})

test('it names its own people and keys, and nobody else', async () => {
  const [id] = await createCertificates(world, issuer, student)
  ok(await sign(world, asSigner, [id!]))
  ok(await accept(world, verifier, [id!]))
  const about = await entriesOf(issuer, `subject=${id}`)
  const by = (action: string) => about.find((entry) => entry.action === action)
  expect(by('certificate.created')).toMatchObject({ actorKind: 'person', actorName: issuer.email })
  expect(by('certificate.signed')).toMatchObject({ actorKind: 'person', actorName: 'Hala Nasser' })
  expect(by('certificate.accepted')).toMatchObject({ actor: '', actorKind: 'verifier', actorName: '' })
  expect(by('certificate.signed')!.subjectName).toContain(' – ')
  const [signedIn] = await entriesOf(issuer, 'action=account.signed-in&search=hala')
  expect(signedIn).toMatchObject({ actorName: 'Hala Nasser', subjectName: 'Hala Nasser' })
  const [approved] = await entriesOf(issuer, 'action=organisation.approved')
  expect(approved).toMatchObject({ actor: '', actorKind: 'administrator', actorName: '' })
  const [decided] = await entriesOf(verifier, `subject=${id}`)
  expect(decided).toMatchObject({
    actorName: verifier.email,
    subjectName: by('certificate.signed')!.subjectName,
  })

  const key = await makeApiKey(world, issuer)
  const person = { ...studentData('nur@mail.example', 'Nur'), password: '' }
  ok(await callAs(world, key, 'POST', '/v1/students', { students: [person] }))
  const [added] = await entriesOf(issuer, `actor=${key.id}&action=student.added`)
  expect(added).toMatchObject({ actorKind: 'api-key', actorName: 'Registrar', subjectName: person.name })

  for (const stranger of [admin, verifier, student]) {
    const search = encodeURIComponent(stranger.email)
    expect(await entriesOf(issuer, `search=${search}`)).toEqual([])
  }
  const body = JSON.stringify(await entriesOf(issuer))
  for (const stranger of [admin, verifier]) expect(body).not.toContain(stranger.email)
})

test('nobody finds out by a stranger’s id what the stranger did', async () => {
  const [id] = await createCertificates(world, issuer, student)
  ok(await sign(world, asSigner, [id!]))
  ok(await accept(world, verifier, [id!]))
  for (const { email } of [verifier, admin]) {
    const { id: account } = await world.ctx.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { data, total, nextCursor } = ok(await ask(issuer, `limit=1&actor=${account}`))
    expect([data, total, nextCursor]).toEqual([[], 0, null])
    const { body } = await callAs(world, issuer, 'GET', `/api/organisation/audit/export?actor=${account}`)
    expect(readCsvRows(body)).toHaveLength(1)
  }
})

test('an entry about a batch says what the batch did', async () => {
  const ids = await createCertificates(world, issuer, student)
  const { _id } = await runBatch(world, issuer, {
    kind: 'sign',
    certificates: { ids },
    ...signature(issuer),
  })
  const batches = (await entriesOf(issuer, `subject=${_id}`)).map(({ batch }) => batch)
  expect(batches).toContainEqual({ kind: 'sign' })
  expect(new Set(batches.map((batch) => batch?.kind))).toEqual(new Set(['sign']))
})

test('how far a batch has come is told only to those who filter by that', async () => {
  const progressed = { actor: 'system', action: 'batch.progressed', subject: 'batch_1' } as const
  await withRetry(world.ctx.db, (tx) =>
    appendAudit(world.ctx, tx, other.id, world.ctx.clock(), [progressed, progressed]),
  )
  expect((await entriesOf(other)).map(({ action }) => action)).not.toContain('batch.progressed')
  expect(await entriesOf(other, 'action=batch.progressed')).toHaveLength(2)
})

test('a colleague who has left stays in the trail, under the id', async () => {
  const leaver = await makeColleague(world, issuer, 'Sara Left', 'manager')
  await createCertificates(world, { ...issuer, token: leaver.token }, student)
  ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${leaver.accountId}`))
  const [created] = await entriesOf(issuer, `actor=${leaver.accountId}&action=certificate.created`)
  expect(created).toMatchObject({ actor: leaver.accountId, actorKind: 'former', actorName: '' })
})

test('a stranger whose account is gone is not taken for a colleague who has left', async () => {
  const reviewer = await makeColleague(world, verifier, 'Vera Gone', 'reviewer')
  const [id] = await createCertificates(world, issuer, student)
  ok(await sign(world, issuer, [id!]))
  ok(await accept(world, reviewer, [id!]))
  ok(await callAs(world, verifier, 'DELETE', `/api/colleagues/${reviewer.accountId}`))
  const decided = async (caller: Caller) =>
    (await entriesOf(caller, `subject=${id}&action=certificate.accepted`))[0]
  expect(await decided(issuer)).toMatchObject({ actor: '', actorKind: 'outsider', actorName: '' })
  expect(await decided(verifier)).toMatchObject({ actor: reviewer.accountId, actorKind: 'former' })
})

test('only owner, managers and auditors of the whole organisation read it', async () => {
  const manager = await makeColleague(world, issuer, undefined, 'manager')
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  for (const path of ['audit', 'audit/export']) {
    const code = async (who: Caller) =>
      (await callAs(world, who, 'GET', `/api/organisation/${path}`)).statusCode
    expect(await Promise.all([issuer, manager, auditor].map(code))).toEqual([200, 200, 200])
    expect(await Promise.all([signer, preparer, student, admin].map(code))).toEqual([403, 403, 403, 403])
  }
})

test('pages lose and repeat nothing, and a cursor of another organisation is refused', async () => {
  const filter = 'action=certificate.created'
  expect(await everyPage(issuer, filter)).toEqual(await entriesOf(issuer, filter))
  const { nextCursor } = ok(await ask(issuer, 'limit=1'))
  for (const stranger of [other, verifier])
    expect((await ask(stranger, `limit=1&cursor=${nextCursor}`)).statusCode).toBe(422)
})

test('filters narrow it down by person, event, subject, day and text, together', async () => {
  const [id] = await createCertificates(world, issuer, student)
  ok(await sign(world, asSigner, [id!]))
  const found = await entriesOf(issuer, `actor=${signer.accountId}&action=certificate.signed&subject=${id}`)
  expect(found).toHaveLength(1)
  expect(await entriesOf(issuer, `actor=${auditor.accountId}&subject=${id}`)).toEqual([])
  expect((await entriesOf(issuer, 'search=hala')).map(({ actorName }) => actorName)).toContain('Hala Nasser')
  const day = new Date('2020-02-29T12:00:00Z')
  await withRetry(world.ctx.db, (tx) =>
    appendAudit(world.ctx, tx, issuer.id, day, [{ actor: 'system', action: 'mail.retried', subject: 'x' }]),
  )
  const then = await entriesOf(issuer, 'from=2020-02-29&to=2020-02-29')
  expect(then.map(({ actorKind, action }) => [actorKind, action])).toEqual([['system', 'mail.retried']])
})

test('of many searches at once some wait, and the rest is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(issuer, 'search=hala')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
})

test('the export holds what the list shows, and is itself in the trail', async () => {
  const filter = `actor=${signer.accountId}`
  const shown = await entriesOf(auditor, filter)
  const { body } = await callAs(world, auditor, 'GET', `/api/organisation/audit/export?${filter}`)
  const [, ...rows] = readCsvRows(body)
  expect(rows.map((row) => [row[3], row[5], row[9]])).toEqual(
    shown.map(({ seq, actorName, subjectName }) => [seq, actorName, subjectName]),
  )
  const [exported] = await entriesOf(auditor, 'action=audit.exported')
  expect(exported).toMatchObject({ actorName: 'Omar Said', subject: issuer.id })
  expect(await platformExports()).toEqual([])
})

const platformExports = async (): Promise<AuditItem[]> =>
  ok(await callAs(world, admin, 'GET', '/api/admin/audit?trail=platform&action=audit.exported')).data
