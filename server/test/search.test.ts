import { folded } from '@credenza/schema/folded'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backFills } from '../src/database/back-fills.ts'
import { matchingStudents } from '../src/people/student/list-students.ts'
import type { BackFill } from '../src/platform/back-fill/back-fill.ts'
import { fillIfDue } from '../src/platform/back-fill/run-back-fills.ts'
import { gramsOf, gramsToFind } from '../src/platform/db/grams.ts'
import { createCertificates } from './acts/certificates.ts'
import { callAs, makeIssuer, type Organisation, ok, studentData } from './acts/people.ts'
import { addStudents } from './worlds/many-students.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer: other, verifier, student } = await openRolesWorld()
const { db } = world.ctx
afterAll(() => world.close())

const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)
const path = (route: string, search: string) => `${route}?search=${encodeURIComponent(search)}`
const get = async (caller: { token: string | undefined }, route: string, search: string) =>
  ok(await callAs(world, caller, 'GET', path(route, search)))

/** What a search finds in the issuer's lists and in its verifier's queue. */
async function found(issuer: Organisation, search: string) {
  const [students, certificates, queue] = await Promise.all([
    get(issuer, '/api/student/get-student', search),
    get(issuer, '/get-certificate-from-db', search),
    get(verifier, '/get-requested-certificate-list', search),
  ])
  return {
    students: idsOf(students.data),
    certificates: idsOf(certificates.documents),
    requests: idsOf(queue.documents),
  }
}
const nothing = { students: [], certificates: [], requests: [] }

interface Person {
  studentId: string
  certificateId: string
}
async function addPerson(issuer: Organisation, name: string): Promise<Person> {
  const email = `p${++added}@mail.example`
  const student = { ...studentData(email), name }
  const { data } = ok(await callAs(world, issuer, 'POST', '/api/student/add-student', student))
  const [certificateId] = await createCertificates(world, issuer, { studentId: data._id })
  return { studentId: data._id, certificateId: certificateId! }
}
let added = 0
const asFound = ({ studentId, certificateId }: Person) => ({
  students: [studentId],
  certificates: [certificateId],
  requests: [certificateId],
})

describe('lists and queues find a name', () => {
  let issuer: Organisation
  const people = new Map<string, Person>()
  beforeAll(async () => {
    issuer = await makeIssuer(world, admin)
    for (const [name] of names) people.set(name, await addPerson(issuer, name))
  }, 60_000)

  const names: [name: string, searches: string[]][] = [
    ['José Müller', ['jose muller', 'JOSÉ MÜLLER', 'Jose\u0301', 'ｍｕｌｌｅｒ']],
    ['Łukasz Groß', ['lukasz gross', 'ŁUKASZ GROẞ']],
    ['أحمد عبد اللهِ', ['احمد عبد الله', 'أحمد عبد اللهِ', 'أَحْمَد', 'احمـد']],
    ['فاطمہ کریم', ['فاطمة كريم', 'فاطمه کریم']],
    ['ज़ाकिर हुसैन', ['जाकिर हुसैन', 'ज\u093cाकिर']],
    ['王小明', ['王小明', '小明']],
  ]
  test.each(names)('%s', async (name, searches) => {
    for (const search of searches)
      expect(await found(issuer, search), search).toEqual(asFound(people.get(name)!))
  })

  test.each(['जाकरि', 'سعيد', 'muller jose', 'jose%muller', 'jose_muller', 'müller bridges'])(
    '%s finds nobody',
    async (search) => {
      expect(await found(issuer, search)).toEqual(nothing)
    },
  )

  test('a search that folds to nothing is none', async () => {
    const { students } = await found(issuer, '\u064e\u200f')
    expect(students.toSorted()).toEqual([...people.values()].map(({ studentId }) => studentId).toSorted())
  })

  test('a verifier is told of students with the same name in another spelling', async () => {
    const { studentId } = await addPerson(issuer, 'Jose MULLER')
    const { certificateId } = people.get('José Müller')!
    const { data } = ok(await callAs(world, verifier, 'GET', `/api/review/requests/${certificateId}/holder`))
    expect(data.namesakes).toHaveLength(1)
    expect((await get(issuer, '/api/student/get-student', 'jose')).data[0]._id).toBe(studentId)
  })

  test('the release before finds what this one writes', async () => {
    const { studentId } = people.get('أحمد عبد اللهِ')!
    const wanted = 'أحمد عبد اللهِ'.normalize('NFC').toLowerCase()
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM student WHERE org_id = ${issuer.id} AND grams @> ${gramsToFind(issuer.id, wanted)}::int[]
        AND search LIKE ${`%${wanted}%`} AND split_part(search, E'\n', 1) = ${wanted}`.execute(db)
    expect(rows).toEqual([{ id: studentId }])
  })
})

test('lists without a stored search text fold it too', async () => {
  const named = await makeIssuer(world, admin)
  world.tamper()
  await db.updateTable('organisation').set({ name: 'Zoë Ａbbé' }).where('id', '=', named.id).execute()
  const { data } = await get(student, '/api/user/issuers', 'zoe abbe')
  expect(idsOf(data)).toEqual([named.id])
})

describe('rows of the release before', () => {
  const folding = backFills.filter(({ name }) => name.startsWith('folded-'))
  const tables = folding.map(({ name }) => name.replace('folded-', ''))
  const count = 1_200
  let issuer: Organisation
  let person: Person

  beforeAll(async () => {
    issuer = await makeIssuer(world, admin)
    person = await addPerson(issuer, 'إيمان الزهراني')
    await addStudents(world.ctx, issuer.id, count, (n) => `Zoë ${n}`)
    await addStudents(world.ctx, other.id, 50)
    world.tamper()
  }, 60_000)

  /** Leaves out the lines that the release before did not write. */
  const asBefore = (search: string) =>
    search
      .split('\n')
      .filter((line, i, lines) => i === 0 || line === lines[i - 1] || line !== folded(lines[i - 1]!))
      .join('\n')

  async function unfold() {
    for (const table of tables) {
      const { rows } = await sql<{ ctid: string; search: string; owner: string }>`
        SELECT ctid::text, search, ${sql.ref(ownerOf(table))} AS owner FROM ${sql.table(table)}`.execute(db)
      for (const { ctid, search, owner } of rows) {
        const before = asBefore(search)
        if (before === search) continue
        const grams = hasGrams(table) ? sql`, grams = ${gramsOf(owner, before)}::int[]` : sql``
        await sql`UPDATE ${sql.table(table)} SET search = ${before} ${grams} WHERE ctid = ${ctid}::tid`.execute(
          db,
        )
      }
    }
    await db.deleteFrom('back_fill').where('name', 'like', 'folded-%').execute()
  }
  const ownerOf = (table: string) =>
    table === 'organisation' ? 'id' : table === 'review_request' ? 'queue_id' : 'org_id'
  const hasGrams = (table: string) => ['student', 'certificate_value', 'account'].includes(table)

  const contents = async () => {
    const columns = (table: string) => (hasGrams(table) ? sql`search || grams::text` : sql`search`)
    const digests = tables.map(async (table) => {
      const { rows } = await sql<{ digest: string }>`
        SELECT md5(string_agg(${columns(table)}, E'\n' ORDER BY ${columns(table)})) AS digest
        FROM ${sql.table(table)}`.execute(db)
      return [table, rows[0]!.digest]
    })
    return Object.fromEntries(await Promise.all(digests))
  }
  const run = (backFill: BackFill) =>
    fillIfDue({ db, database: world.ctx.database, log: world.ctx.log }, backFill, AbortSignal.timeout(60_000))
  const foldedStudents = async () => {
    const { rows } = await sql<{ count: string }>`
      SELECT count(*) FROM student WHERE org_id = ${issuer.id} AND search LIKE '%zoe %'`.execute(db)
    return Number(rows[0]!.count)
  }

  test('every table with a search text is filled', async () => {
    const { rows } = await sql<{ table_name: string }>`
      SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'search' ORDER BY table_name`.execute(db)
    expect(rows.map((row) => row.table_name)).toEqual(tables.toSorted())
  })

  test('are found as before, then in every spelling, although the back-fill is killed half-way', async () => {
    const whole = await contents()
    await unfold()
    expect(await foldedStudents()).toBe(0)
    expect(await found(issuer, 'إيمان')).toEqual(asFound(person))
    expect(await found(issuer, 'ايمان')).toEqual(nothing)
    expect((await get(issuer, '/api/student/get-student', 'ZOË 7')).total).toBe(111)

    const students = folding.find(({ name }) => name === 'folded-student')!
    let pieces = 0
    const dying: BackFill = {
      ...students,
      fill: async (tx, place) => {
        const then = await students.fill(tx, place)
        if (++pieces === 2) throw new Error('killed')
        return then
      },
    }
    await expect(run(dying)).rejects.toThrow('killed')
    const half = await foldedStudents()
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(count)
    expect((await get(issuer, '/api/student/get-student', 'ZOË 7')).total).toBe(111)

    for (const backFill of folding) await run(backFill)
    expect(await contents()).toEqual(whole)
    expect(await found(issuer, 'ايمان')).toEqual(asFound(person))
    expect(await found(issuer, 'إيمان')).toEqual(asFound(person))
    expect((await get(issuer, '/api/student/get-student', 'zoe 7')).total).toBe(111)
  }, 60_000)

  test('what was erased stays erased, and filled rows stay as they are', async () => {
    const [student] = idsOf((await get(issuer, '/api/student/get-student', 'zoe 1199')).data)
    const grams = gramsOf(issuer.id, 'brücken')
    await db.updateTable('student').set({ search: 'brücken', grams }).where('id', '=', student!).execute()
    const before = await contents()
    await db.deleteFrom('back_fill').where('name', 'like', 'folded-%').execute()
    for (const backFill of folding) await run(backFill)
    const { student: _, ...others } = before
    expect(await contents()).toMatchObject(others)
    expect((await get(issuer, '/api/student/get-student', 'zoe 1199')).data).toEqual([])
    expect(idsOf((await get(issuer, '/api/student/get-student', 'brucken')).data)).toEqual([student])
  }, 60_000)

  test('both forms are found through the index', async () => {
    await sql`VACUUM ANALYZE student`.execute(db)
    for (const search of ['إيمان الزهراني', 'ايمان']) {
      const reach = { organisationId: issuer.id }
      const plan = JSON.stringify(await matchingStudents(db, reach, { search }).select('id').explain())
      expect(plan).toContain('Bitmap Index Scan on student_grams')
      expect(plan).not.toContain('Seq Scan on student')
    }
  })
})
