import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, ok } from '../../../../test/acts/people.ts'
import { openRolesWorld, type RolesWorld } from '../../../../test/worlds/roles-world.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { addCertificates } from './add-certificates.ts'
import { fillDetails } from './fill-details.ts'

let roles: RolesWorld
beforeAll(async () => {
  roles = await openRolesWorld()
  roles.world.tamper()
})
afterAll(() => roles.world.close())

test('certificates from before searches found details are found by them, in lists and queues, with what was found before', async () => {
  const { world, issuer, verifier, student } = roles
  const { db, clock } = world.ctx
  const details = { honours: 'Cum Laude', custom: [{ label: 'Thesis', value: 'Rivers of Sand' }] }
  const wanted = [details, undefined].map((own) => ({
    recipient: { studentId: student.id, accountId: student.id, name: 'Amal Haddad' },
    title: 'Bachelor of Law',
    categoryName: 'Degree',
    date: '2025-06-30',
    details: own,
    templateId: null,
    templateVersion: null,
  }))
  const [first] = await withRetry(db, (tx) =>
    addCertificates(tx, { organisationId: issuer.id, now: clock() }, wanted),
  )
  const rowsOf = async () => ({
    lists: await db
      .selectFrom('certificate')
      .select(['id', 'search', 'detail_values'])
      .orderBy('id')
      .execute(),
    queues: await db
      .selectFrom('review_request')
      .select(['certificate_id', 'search', 'detail_values'])
      .orderBy('position')
      .execute(),
    values: await db
      .selectFrom('certificate_value')
      .selectAll()
      .orderBy('org_id')
      .orderBy('kind')
      .orderBy('value')
      .execute(),
  })
  const whole = await rowsOf()
  for (const table of [sql.table('certificate'), sql.table('review_request')])
    await sql`UPDATE ${table} SET detail_values = '{}',
      search = replace(search, E'\ncum laude\nrivers of sand', '')`.execute(db)
  await sql`DELETE FROM certificate_value WHERE kind = 'detail_values'`.execute(db)
  const found = async (search: string) => [
    ok(await callAs(world, issuer, 'GET', `/get-certificate-from-db?search=${search}`)).total,
    ok(await callAs(world, verifier, 'GET', `/get-requested-certificate-list?search=${search}`)).total,
  ]
  expect(await found('rivers')).toEqual([0, 0])

  expect(await withRetry(db, (tx) => fillDetails(tx, ''))).toBeUndefined()
  expect(await rowsOf()).toEqual(whole)
  expect([await found('rivers'), await found('cum laude'), await found('amal')]).toEqual([
    [1, 1],
    [1, 1],
    [2, 2],
  ])

  await withRetry(db, (tx) => fillDetails(tx, ''))
  await withRetry(db, (tx) => fillDetails(tx, JSON.stringify([issuer.id, first!.id])))
  expect(await rowsOf()).toEqual(whole)
})
