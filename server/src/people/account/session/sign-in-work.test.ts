import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { callAs, makeAdmin, makeIssuer, makeStudent, nobody } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { initialPasswordHash } from '../password/passwords.ts'

// The real library with its calls counted, which is more reliable than a clock. Test files share their modules, so modules that
// have already loaded the library are loaded again, for this file and the ones after it.
vi.mock('@node-rs/argon2', { spy: true })
vi.hoisted(() => vi.resetModules())

const world = await openTestWorld()
world.tamper()
const issuer = await makeIssuer(world, await makeAdmin(world))
const student = await makeStudent(world, issuer)
afterAll(async () => {
  await world.close()
  vi.resetModules()
})
beforeEach(() => vi.clearAllMocks())

const signIn = (email: string, password: string, selectedRole = 'student') =>
  callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole })

test.each([
  ['an unknown email', () => signIn('nobody@mail.example', 'not the password')],
  ['a wrong password', () => signIn(student.email, 'not the password')],
  ['a wrong role', () => signIn(student.email, student.password, 'issuer')],
  ['another realm', () => signIn(issuer.email, issuer.password)],
  ['the right password', () => signIn(student.email, student.password)],
])('%s costs one comparison of hashes', async (_, attempt) => {
  await attempt()
  expect([vi.mocked(verify).mock.calls.length, vi.mocked(hash).mock.calls.length]).toEqual([1, 0])
})

test('a wrong guess at a password of an imported list costs one comparison of hashes too', async () => {
  const { email, id } = await makeStudent(world, issuer)
  await world.ctx.db
    .updateTable('account')
    .set({ password_hash: initialPasswordHash(world.ctx.keys, 'from the list') })
    .where('id', '=', id)
    .execute()
  vi.clearAllMocks()
  expect((await signIn(email, 'not the password')).statusCode).toBe(401)
  expect([vi.mocked(verify).mock.calls.length, vi.mocked(hash).mock.calls.length]).toEqual([1, 0])
})

test('a made-up reset token costs no hash', async () => {
  const body = { token: 'made up', password: 'long enough', confirmPassword: 'long enough' }
  expect((await callAs(world, nobody, 'POST', '/api/reset-password', body)).statusCode).toBe(422)
  expect(hash).not.toHaveBeenCalled()
})

test('a try that has to wait costs no comparison', async () => {
  const attempt = () =>
    world.send({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress: '203.0.113.9',
      payload: { email: 'waiting@mail.example', password: 'not the password', selectedRole: 'student' },
    })
  for (let i = 0; i < 5; i++) await attempt()
  vi.clearAllMocks()
  expect((await attempt()).statusCode).toBe(429)
  expect(verify).not.toHaveBeenCalled()
})
