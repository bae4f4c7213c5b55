import { colleagueRoles, givenRoles } from '@credenza/schema'
import { account } from '@credenza/schema/sentences/account'
import { afterAll, describe, expect, test } from 'vitest'
import { workQueues } from '../src/queues.ts'
import { readAccessTables } from './access-table.ts'
import { makeColleague } from './acts/colleagues.ts'
import { callAs, makeAdmin, makeIssuer, makeVerifier, type Organisation, type Person } from './acts/people.ts'
import { collectRoutes } from './collect-routes.ts'
import { openTestWorld } from './worlds/test-world.ts'

const { members, apiKeys } = readAccessTables()
const { parties: roles, rows: table } = members

const [world, routes] = await collectRoutes(openTestWorld)
await workQueues(world.ctx)
const admin = await makeAdmin(world)
const owners: Record<'issuer' | 'verifier', Organisation> = {
  issuer: await makeIssuer(world, admin),
  verifier: await makeVerifier(world, admin),
}
afterAll(() => world.close())

test('the table has every call that changes something of an organisation', () => {
  const byKey = new Set(apiKeys.rows.map(({ route }) => route))
  const limited = [...routes]
    .filter(([route, { permission = 'read' }]) => permission !== 'read' && !byKey.has(route))
    .map(([route]) => route)
  expect(table.map(({ route }) => route).sort()).toEqual(limited.sort())
  expect(roles).toEqual(givenRoles)
})

describe.each(['issuer', 'verifier'] as const)('of an %s', (kind) => {
  const isForKind = (route: string) =>
    routes.get(route)!.access!.some((access) => access === kind || access === `approved-${kind}`)

  test.each(colleagueRoles[kind])('a colleague with the role %s', async (role) => {
    const colleague = await makeColleague(world, owners[kind], undefined, role)
    const rows = table.filter(({ route }) => isForKind(route))
    const answers: Record<string, string> = {}
    for (const { route } of rows) answers[route] = await answerTo(colleague, route)
    const column = roles.indexOf(role)
    expect(answers).toEqual(Object.fromEntries(rows.map((row) => [row.route, row.expected[column]])))
  })
})

/** The table's word for the answer to a call without a body: who may call is decided before the body is read. */
async function answerTo(who: Person, route: string): Promise<'yes' | '403'> {
  const [method = '', path = ''] = route.split(' ')
  const { statusCode, body } = await callAs(world, who, method, path)
  const refusals = [account['forbidden.member_role'], account['forbidden.owner_only']]
  return statusCode === 403 && refusals.some((sentence) => body.includes(sentence)) ? '403' : 'yes'
}
