import { afterAll, describe, expect, test } from 'vitest'
import { requests } from './access/requests.ts'
import { setScene } from './access/scene.ts'
import { readAccessTables } from './access-table.ts'
import { makeDepartment, makeMember, move } from './acts/departments.ts'
import { type Caller, callAs, makeAdmin, makeIssuer, makeVerifier, ok } from './acts/people.ts'
import { collectRoutes } from './collect-routes.ts'
import { openTestWorld } from './worlds/test-world.ts'

const { parties: columns, rows: table } = readAccessTables().departments

const [world, routes] = await collectRoutes(openTestWorld)
await world.startRoles()
const admin = await makeAdmin(world)
const owner = await makeIssuer(world, admin)
const verifier = await makeVerifier(world, admin)
const [one, other] = [
  await makeDepartment(world, owner, 'Engineering'),
  await makeDepartment(world, owner, 'Law'),
]
const [category] = ok(await callAs(world, owner, 'GET', '/api/categories/get-all')).data
ok(await move(world, owner, { departmentId: one, categoryIds: [category.id] }))
// Everything of the scene is made in the first department.
const scene = await setScene(world, { admin, issuerA: { ...owner, department: one }, verifier })
const parties: Record<string, Caller> = {
  'of the department': { ...owner, ...(await makeMember(world, owner, { [one]: 'manager' })) },
  'of another': { ...owner, ...(await makeMember(world, owner, { [other]: 'manager' })) },
}
const reader = {
  ...owner,
  ...(await makeMember(world, owner, { [one]: 'auditor', [other]: 'manager' })),
}
ok(await requests['POST /api/update-profile']!(scene, owner))
await world.streams.close()
afterAll(() => world.close())

test('the table has every call of issuers that is not about the person who calls', () => {
  const issuing = [...routes].filter(([, { access = [] }]) => {
    const isOfIssuers = access.includes('issuer') || access.includes('approved-issuer')
    return isOfIssuers && !access.includes('unproven-admin')
  })
  expect(table.map(({ route }) => route).sort()).toEqual(issuing.map(([route]) => route).sort())
  expect(columns).toEqual(Object.keys(parties))
})

describe.each(table)('$route', ({ route, expected }) => {
  test.each(columns.map((name, i) => ({ name, answer: expected[i] })))(
    '$name: $answer',
    async ({ name, answer }) => {
      const { statusCode, body } = await requests[route]!(scene, parties[name]!)
      if (statusCode < 400 && !route.startsWith('GET ')) scene.unused.clear()
      expect({ answer: wordFor(statusCode, body, answer), body: refusalOf(body) }).toEqual({
        answer,
        body: expect.anything(),
      })
    },
  )
})

describe('who works in another department and only reads in this one', () => {
  const reading = ['POST /api/templates/preview', 'POST /api/batches/preview']
  const changing = table.filter(
    ({ route, expected }) =>
      !route.startsWith('GET ') &&
      !reading.includes(route) &&
      expected[0] !== expected[1] &&
      expected[1] !== 'own',
  )

  test.each(changing)('$route: refused', async ({ route }) => {
    const { statusCode, body } = await requests[route]!(scene, reader)
    expect({ isRefused: [404, 422].includes(statusCode), body: refusalOf(body) }).toEqual({
      isRefused: true,
      body: expect.anything(),
    })
  })
})

/** The table's word for an answer: 'own' is one with nothing of the department's in it. */
function wordFor(status: number, body: string, expected: string | undefined): string {
  if (status >= 400) return String(status)
  const { student, importId, title, recorded } = scene
  const things = [student.email, student.studentId, student.id, title, importId, ...recorded]
  return expected === 'own' && !things.some((text) => body.includes(text)) ? 'own' : 'yes'
}

const refusalOf = (body: string): string => (body.startsWith('{"success":false') ? body : 'answered')
