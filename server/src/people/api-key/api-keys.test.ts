import { apiScopes } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { resultsOf, startCheck } from '../../../test/acts/checks.ts'
import { apiKeyData, makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, ok, type Person } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer, verifier } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

test('creating and revoking a key are recorded, and the key itself is stored nowhere', async () => {
  const { token, id } = await makeApiKey(world, issuer, { scopes: ['students:read'] })
  expect(token).toMatch(/^crd_[\w-]{43}_[a-z0-9]{16}$/)
  ok(await callAs(world, issuer, 'DELETE', `/api/api-keys/${id}`))
  const entries = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject', '=', id)
    .orderBy('seq')
    .execute()
  expect(entries).toEqual([
    { action: 'api-key.made', detail: { scopes: 'students:read' } },
    { action: 'api-key.revoked', detail: {} },
  ])
  expect((await callAs(world, issuer, 'DELETE', `/api/api-keys/${id}`)).statusCode).toBe(404)
})

test('a retried call creates one key, and shows it again', async () => {
  const make = () =>
    callAs(world, issuer, 'POST', '/api/api-keys', apiKeyData, { 'idempotency-key': 'first-key' }).then(ok)
  expect(await make()).toEqual(await make())
})

test.each([
  ['no scope', { scopes: [] }],
  ['an unknown scope', { scopes: ['everything'] }],
  ['no name', { name: ' ' }],
  ['a negative time', { expiresInDays: -1 }],
])('%s is refused', async (_name, change) => {
  const answer = await callAs(world, issuer, 'POST', '/api/api-keys', { ...apiKeyData, ...change })
  expect(answer.statusCode).toBe(422)
})

test('a verifier’s key can check certificates and ask for them, and nothing else', async () => {
  const make = (scopes: readonly string[]) =>
    callAs(world, verifier, 'POST', '/api/api-keys', { ...apiKeyData, scopes })
  for (const scope of apiScopes.filter((one) => one !== 'check' && one !== 'ask')) {
    const answer = await make(['check', scope])
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { scopes: expect.any(String) }])
  }
  const program = { token: ok(await make(['check', 'ask'])).secret }
  const { checkId } = ok(
    await startCheck(world, program, [{ name: 'a.txt', bytes: 'x' }], { prefix: '/v1' }),
  ).data
  const [result] = await resultsOf(world, program, checkId, { prefix: '/v1' })
  expect(result!.verdict).toBe('UNREADABLE')
  expect((await callAs(world, program, 'GET', `/v1/checks/${checkId}/report.json`)).statusCode).toBe(200)
  expect((await callAs(world, program, 'GET', '/v1/students')).statusCode).toBe(403)
})

test('an account with a second factor shows it to create and to revoke a key', async () => {
  await freshSecondFactor(world, issuer as Person)
  const { id } = await makeApiKey(world, issuer)
  world.advance(6 * 60_000)
  const stale = [
    await callAs(world, issuer, 'POST', '/api/api-keys', apiKeyData),
    await callAs(world, issuer, 'DELETE', `/api/api-keys/${id}`),
  ]
  expect(stale.map((answer) => answer.json().error)).toEqual(['second_factor_stale', 'second_factor_stale'])
})
