import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAccessTables } from '../../../../test/access-table.ts'
import { codeIn, untilMails } from '../../../../test/acts/mails.ts'
import {
  approvedOrganisation,
  callAs,
  makeAdmin,
  nobody,
  type Organisation,
  ok,
  type Person,
  registerOrganisation,
  signIn,
} from '../../../../test/acts/people.ts'
import { addPasskey, freshSecondFactor } from '../../../../test/acts/second-factor.ts'
import { newAuthenticator } from '../../../../test/stand-ins/authenticator.ts'
import { openTestWorld, publicUrl } from '../../../../test/worlds/test-world.ts'
import { readConfig } from '../../../settings/config.ts'
import { forgetAdminFactors } from './forget-factors.ts'

const minute = 60_000

const world = await openTestWorld({ demo: false })
await world.startRoles()
let admin = await makeAdmin(world)
afterAll(() => world.close())

const refusal = async (answer: ReturnType<typeof callAs>) => {
  const { statusCode, json } = await answer
  return [statusCode, json().error]
}
const required = [403, 'second_factor_required']
const stale = [403, 'second_factor_stale']
const state = async (who: Person) => ok(await callAs(world, who, 'GET', '/api/account/second-factor')).data
const queue = (who: Person) => callAs(world, who, 'GET', '/api/admin/organisations')

/** Every call that requires a session and lets admins in, by the table of docs/access.md. */
const ofAdmins = readAccessTables().sessions.rows.flatMap(({ route, expected }) => {
  const [method = '', path = ''] = route.split(' ')
  return expected[0] === '401' && expected.at(-1) !== '403' ? [{ method, path }] : []
})
const closed = ofAdmins.filter(({ path }) => !path.startsWith('/api/account/') && path !== '/api/logout')
if (closed.length < 10)
  throw new Error('docs/access.md names too few routes for admins. Was its table changed?')

describe('an admin without a second factor', () => {
  test('learns at sign-in that it is missing', async () => {
    const body = { email: admin.email, password: admin.password, selectedRole: 'admin' }
    const { userData } = ok(await callAs(world, nobody, 'POST', '/api/sign-in', body))
    expect(userData.secondFactorMissing).toBe(true)
    expect(await state(admin)).toMatchObject({ required: true, passkeys: [], totp: false })
  })

  test.each(closed)('may not call $method $path', async ({ method, path }) => {
    expect(await refusal(callAs(world, admin, method, path.replaceAll(/:\w+/g, 'x')))).toEqual(required)
  })

  test('may read their own account and sign out', async () => {
    const session = await signIn(world, admin)
    expect(ok(await callAs(world, session, 'GET', '/api/account/sessions')).data).not.toEqual([])
    ok(await callAs(world, session, 'GET', '/api/logout'))
    expect((await callAs(world, session, 'GET', '/api/account/sessions')).statusCode).toBe(401)
  })

  test('can act as soon as one is set up, and must show it at the next sign-in', async () => {
    const other = await signIn(world, admin)
    await addPasskey(world, admin)
    expect((await queue(admin)).statusCode).toBe(200)
    expect(await refusal(queue(other))).toEqual(required)
    const next = await signIn(world, admin)
    expect((await queue(next)).statusCode).toBe(200)
  })
})

test('an admin cannot remove the last second factor, and can replace it', async () => {
  const [first] = (await state(admin)).passkeys
  const remove = (id: string) => callAs(world, admin, 'DELETE', `/api/account/passkeys/${id}`)
  expect(await refusal(remove(first.id))).toEqual(required)
  expect(await state(admin)).toMatchObject({ passkeys: [{ id: first.id }], recoveryCodesLeft: 10 })
  const next = newAuthenticator(publicUrl)
  await addPasskey(world, admin, next)
  ok(await remove(first.id))
  admin.passkey = next
  await freshSecondFactor(world, admin)
})

test('an operator lets an admin who lost every factor start over, by password and a new factor', async () => {
  await expect(forgetAdminFactors(world.ctx, 'nobody@admin.example')).rejects.toThrow('No administrator')
  await forgetAdminFactors(world.ctx, admin.email)
  expect((await queue(admin)).statusCode).toBe(401)
  const { passkey: _, ...bare } = admin
  admin = await signIn(world, bare)
  expect(await refusal(queue(admin))).toEqual(required)
  expect(await state(admin)).toMatchObject({ passkeys: [], totp: false, recoveryCodesLeft: 0 })
  await addPasskey(world, admin)
  expect((await queue(admin)).statusCode).toBe(200)
})

test('a demonstration requires no second factor of its admin, and never runs in production', async () => {
  const demo = await openTestWorld({ demo: true })
  try {
    const free = await makeAdmin(demo)
    expect((await callAs(demo, free, 'GET', '/api/admin/organisations')).statusCode).toBe(200)
    await addPasskey(demo, free)
    const { data } = ok(await callAs(demo, free, 'GET', '/api/account/second-factor'))
    expect(data.required).toBe(false)
    ok(await callAs(demo, free, 'DELETE', `/api/account/passkeys/${data.passkeys[0].id}`))
  } finally {
    await demo.close()
  }
  expect(() => readConfig({ DEMO: 'true', NODE_ENV: 'production' })).toThrow('DEMO')
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
})

describe('replacing the signing key', () => {
  let owner: Organisation
  beforeAll(async () => {
    await freshSecondFactor(world, admin)
    owner = await approvedOrganisation(world, admin, 'issuer')
  })
  const rotate = (who: Person) => callAs(world, who, 'POST', '/api/organisation/rotate-key')

  test('requires a second factor, which must be set up and shown within five minutes', async () => {
    expect(await refusal(rotate(owner))).toEqual(required)
    await addPasskey(world, owner)
    ok(await rotate(owner))
    world.advance(5 * minute + 1)
    expect(await refusal(rotate(owner))).toEqual(stale)
    await freshSecondFactor(world, owner)
    ok(await rotate(owner))
  })

  test('is not opened by another session’s second factor', async () => {
    world.advance(6 * minute)
    const other = await signIn(world, owner)
    expect(await refusal(rotate(owner))).toEqual(stale)
    ok(await rotate(other))
  })
})

test('adding or removing a factor and new recovery codes require a fresh one once there is one', async () => {
  const owner = await registerOrganisation(world, 'verifier')
  await addPasskey(world, owner)
  world.advance(6 * minute)
  const [{ id }] = (await state(owner)).passkeys
  const calls: [string, string, unknown?][] = [
    ['POST', '/api/account/passkeys/options'],
    ['POST', '/api/account/passkeys', { challengeToken: 'x', name: 'x', response: {} }],
    ['DELETE', `/api/account/passkeys/${id}`],
    ['POST', '/api/account/totp'],
    ['POST', '/api/account/totp/confirm', { code: '000000' }],
    ['DELETE', '/api/account/totp'],
    ['POST', '/api/account/recovery-codes'],
  ]
  for (const [method, path, body] of calls)
    expect([path, await refusal(callAs(world, owner, method, path, body))]).toEqual([path, stale])
})

test('a password recovered by mail does not replace the second factor', async () => {
  const owner = await registerOrganisation(world, 'issuer')
  await addPasskey(world, owner)
  const whose = { email: owner.email, selectedRole: 'issuer' }
  const send = (path: string, body: unknown) => callAs(world, nobody, 'POST', path, body)
  const open = ok(await send('/api/sign-in', { ...whose, password: owner.password })).secondFactor

  ok(await send('/api/requert-for-otp', whose))
  const mails = await untilMails(world, owner.email, 2)
  const mail = mails.find(({ text }) => /^\s*\d{6}\s*$/m.test(text))
  const { token } = ok(await send('/api/verify-for-otp', { ...whose, otp: codeIn(mail) }))
  const password = 'a new pass phrase'
  ok(await send('/api/reset-password', { token, password, confirmPassword: password }))

  const answer = ok(await send('/api/sign-in', { ...whose, password }))
  expect(answer.data).toBeUndefined()
  expect(answer.secondFactor.methods).toEqual(['passkey', 'recovery'])
  const early = { token: open.token, proof: { method: 'recovery', code: 'x' } }
  expect(await refusal(send('/api/sign-in/second-factor', early))).toEqual([422, 'second_factor_expired'])
  await signIn(world, { ...owner, password })
})
