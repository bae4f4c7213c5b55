import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  callAs,
  nobody,
  ok,
  personalData,
  registerOrganisation,
  studentData,
} from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { fillIfDue } from '../../platform/back-fill/run-back-fills.ts'
import { newAccountId } from '../../platform/ids.ts'
import { accountMatches, accountSearch, accountSearchBackFill } from './account-search.ts'
import { eraseAccount } from './erase-account.ts'
import { findAccountById } from './find-account.ts'
import { insertAccount } from './insert-account.ts'
import { renameAccount } from './rename-account.ts'

const { world, admin, issuer, student } = await openRolesWorld()
const { db } = world.ctx
afterAll(() => world.close())

const found = async (search: string): Promise<string[]> =>
  ok(await callAs(world, admin, 'GET', `/api/admin/accounts?search=${encodeURIComponent(search)}`)).data.map(
    ({ _id }: { _id: string }) => _id,
  )

/** How Postgres would search if reading every account were too slow. */
async function planOf(search: string): Promise<string> {
  const matches = await accountMatches(db, search)
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`
      EXPLAIN SELECT id FROM account WHERE ${matches!}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

test('every change of a name or an email changes the search text', async () => {
  const rewritten = async () => {
    const accounts = await db.selectFrom('account').select(['name', 'email', 'search', 'grams']).execute()
    for (const { search, grams, ...shown } of accounts)
      expect({ ...shown, search, grams }).toEqual({ ...shown, ...accountSearch(shown) })
    return accounts
  }
  await rewritten()

  const college = await registerOrganisation(world, 'issuer')
  ok(
    await callAs(world, college, 'PUT', '/api/organisation/details', {
      ...personalData('issuer', college.email, 'Université Zoë'),
    }),
  )
  expect(await found('universite zoe')).toHaveLength(1)
  await rewritten()

  const colleague = {
    id: newAccountId(),
    realm: 'organisation' as const,
    role: 'issuer' as const,
    org_id: issuer.id,
    email: 'colleague@org.example',
    name: 'Before',
    password_hash: null,
    wallet_address: null,
    is_colleague: true,
    created_at: world.ctx.clock(),
  }
  await db.transaction().execute((tx) => insertAccount(tx, colleague))
  await db.transaction().execute((tx) => renameAccount(tx, issuer.id, colleague.id, 'Łukasz'))
  expect(await found('lukasz')).toEqual([colleague.id])
  await rewritten()

  const email = 'unclaimed@mail.example'
  const { data } = ok(
    await callAs(world, issuer, 'POST', '/api/student/add-student', { ...studentData(email), name: 'فاطمہ' }),
  )
  const [unclaimed] = await found('فاطمة')
  const details = ok(await callAs(world, issuer, 'GET', `/api/students/${data._id}`)).data
  const corrected = { ...details, name: 'إيمان', email: 'corrected@mail.example' }
  ok(await callAs(world, issuer, 'PUT', `/api/students/${data._id}`, corrected))
  expect([await found('ايمان'), await found('فاطمة'), await found('corrected@')]).toEqual([
    [unclaimed],
    [],
    [unclaimed],
  ])
  await rewritten()

  await db
    .transaction()
    .execute(async (tx) => eraseAccount(world.ctx, tx, await findAccountById(tx, unclaimed!)))
  expect(await found('ايمان')).toEqual([])
  expect(JSON.stringify(await rewritten())).not.toContain('corrected')
  world.tamper()
})

test('no search spans name, email and organisation', async () => {
  expect(await found(issuer.name)).toContain(await ownerId())
  expect(await found(`${student.name} ${student.email}`)).toEqual([])
  expect(await found(`${issuer.email} ${issuer.name}`)).toEqual([])
  const answer = await callAs(world, nobody, 'GET', '/api/admin/accounts?search=a')
  expect(answer.statusCode).toBe(401)
})

async function ownerId(): Promise<string> {
  const owner = db.selectFrom('account').select('id').where('org_id', '=', issuer.id)
  return (await owner.where('is_colleague', '=', false).executeTakeFirstOrThrow()).id
}

/** What a process of the release before does: it knows neither search text nor grams. */
const asBefore = {
  see: ({ isRunning }: { isRunning: boolean }) =>
    sql`
      INSERT INTO server_process (id, host, release, migration, seen_at, ended_at)
      VALUES ('before', 'host', '1', '0140_named_again', now(), ${isRunning ? null : new Date()})
      ON CONFLICT (id) DO UPDATE SET seen_at = now(), ended_at = excluded.ended_at`.execute(db),
  add: (id: string, name: string) =>
    sql`
      INSERT INTO account (id, realm, role, email, name, created_at)
      VALUES (${id}, 'student', 'student', ${`${id}@mail.example`}, ${name}, now())`.execute(db),
  rename: (id: string, name: string) => sql`UPDATE account SET name = ${name} WHERE id = ${id}`.execute(db),
}
const fill = () =>
  fillIfDue(
    { db, database: world.ctx.database, log: world.ctx.log },
    accountSearchBackFill,
    AbortSignal.timeout(60_000),
  )

beforeEach(async () => {
  await sql`DELETE FROM server_process WHERE id = 'before'`.execute(db)
})

test('a new database has nothing to fill in, and searches by the index', async () => {
  expect(await planOf('أحمد')).toContain('Bitmap Index Scan on account_grams')
})

test('beside processes of the release before, and after them, everybody is found', async () => {
  world.tamper()
  await asBefore.see({ isRunning: true })
  expect(await planOf('أحمد')).not.toContain('account_grams')
  await asBefore.add('acc_before', 'أحمد')
  await asBefore.rename(student.id, 'José')
  const everybody = async () => [await found('احمد'), await found('jose'), await found('acc_before@')]
  const all = [['acc_before'], [student.id], ['acc_before']]
  expect(await everybody()).toEqual(all)

  await fill()
  expect(
    (await db.selectFrom('account').select('search').where('id', '=', 'acc_before').executeTakeFirstOrThrow())
      .search,
  ).toBeNull()
  await asBefore.see({ isRunning: false })
  expect(await everybody()).toEqual(all)
  await fill()
  expect(await planOf('أحمد')).toContain('account_grams')
  expect(await everybody()).toEqual(all)
  expect(await found(student.name)).toEqual([])
})

test('the back-fill takes accounts in pieces, and leaves whole ones as they are', async () => {
  world.tamper()
  await asBefore.see({ isRunning: false })
  const ids = Array.from({ length: 450 }, (_, n) => `acc_many${String(n).padStart(3, '0')}`)
  for (const id of ids) await asBefore.add(id, 'Zoë')
  const versions = async () =>
    (
      await sql<{
        id: string
        xmin: string
      }>`SELECT id, xmin::text FROM account WHERE search IS NOT NULL`.execute(db)
    ).rows
  const before = await versions()
  await asBefore.see({ isRunning: false })
  await fill()
  const { count } = await db
    .selectFrom('account')
    .select((q) => q.fn.countAll<string>().as('count'))
    .where('search', 'like', 'zoe\n%')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(ids.length)
  expect(await versions()).toEqual(expect.arrayContaining(before))
  expect(ok(await callAs(world, admin, 'GET', '/api/admin/accounts?search=ZOE')).total).toBe(ids.length + 1)
})
