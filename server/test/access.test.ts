import { afterAll, describe, expect, test } from 'vitest'
import { requests } from './access/requests.ts'
import { setScene } from './access/scene.ts'
import { readAccessTables } from './access-table.ts'
import { makeApiKey } from './acts/integrators.ts'
import {
  approvedOrganisation,
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  waitingOrganisation,
} from './acts/people.ts'
import { collectRoutes } from './collect-routes.ts'
import { openTestWorld } from './worlds/test-world.ts'

const { sessions, apiKeys } = readAccessTables()
const { parties: partyNames, rows: table } = sessions

const [world, settings] = await collectRoutes(openTestWorld)
const routes = [...settings.keys()]
await world.startRoles()
const admin = await makeAdmin(world)
const [issuerA, issuerB] = [
  await makeIssuer(world, admin),
  await approvedOrganisation(world, admin, 'issuer'),
]
const verifier = await makeVerifier(world, admin)
const scene = await setScene(world, { admin, issuerA, verifier })
const parties: Record<string, Caller> = {
  nobody,
  student: scene.student,
  'issuer waiting': await waitingOrganisation(world, 'issuer'),
  'issuer A': issuerA,
  'issuer B': issuerB,
  'verifier waiting': await waitingOrganisation(world, 'verifier'),
  verifier,
  admin,
}
// Makes event streams end as soon as they are admitted.
await world.streams.close()
afterAll(() => world.close())

test('the tables of docs/access.md have exactly the routes of the server', () => {
  expect([...table, ...apiKeys.rows].map(({ route }) => route).sort()).toEqual([...routes].sort())
})

test('a refusal stays in no cache, without a route or where answers may', async () => {
  for (const path of [
    '/api/no-such-call',
    '/%zz',
    `/api/certificates/${'x'.repeat(5_000)}`,
    '/api/learning-platforms/none/keys',
  ]) {
    const { statusCode, headers } = await callAs(world, nobody, 'GET', path)
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-store'])
  }
})

test('an API key opens none of the calls that require a session', async () => {
  const key = await makeApiKey(world, scene.issuerA)
  for (const { route, expected } of table.filter(({ expected }) => expected[0] === '401')) {
    const [method = '', path = ''] = route.split(' ')
    const { statusCode } = await callAs(world, key, method, path)
    expect({ route, statusCode, nobody: expected[0] }).toEqual({ route, statusCode: 403, nobody: '401' })
  }
})

describe.each(table)('$route', ({ route, expected }) => {
  test.each(partyNames.map((name, i) => ({ name, answer: expected[i] })))(
    '$name: $answer',
    async ({ name, answer }) => {
      const response = await requests[route]!(scene, parties[name]!)
      if (response.statusCode < 400 && !route.startsWith('GET ')) scene.unused.clear()
      expect({
        answer: answerOf(response.statusCode, response.body, answer),
        cache: response.headers['cache-control'],
        body: refusalOf(response.body),
      }).toEqual({
        answer,
        // Nothing that requires signing in stays in a cache.
        cache: expected[0] === '401' ? 'no-store' : expect.any(String),
        body: expect.anything(),
      })
    },
  )
})

/** The table's word for an answer: if it contains things of issuer A, 'own' and 'public' become 'yes'. */
function answerOf(status: number, body: string, expected: string | undefined): string {
  if (status >= 400) return String(status)
  const { issuerA, student, importId, title } = scene
  const personal = [student.email, student.studentId, student.id, title]
  const secrets =
    expected === 'public' ? personal : [...personal, issuerA.name, issuerA.email, issuerA.id, importId]
  const isClean = expected === 'own' || expected === 'public'
  return isClean && !secrets.some((text) => body.includes(text)) ? expected : 'yes'
}

/** For the failure report: why it was refused. */
const refusalOf = (body: string): string => (body.startsWith('{"success":false') ? body : 'answered')
