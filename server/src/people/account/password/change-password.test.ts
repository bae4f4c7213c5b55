import { afterAll, expect, test } from 'vitest'
import { untilMails } from '../../../../test/acts/mails.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  ok,
  type Person,
  signIn,
} from '../../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../../test/acts/second-factor.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { workQueues } from '../../../queues.ts'

const world = await openTestWorld()
await workQueues(world.ctx)
const student = await makeStudent(world, await makeIssuer(world, await makeAdmin(world)))
afterAll(() => world.close())

const change = (caller: Person, currentPassword: string, password: string) =>
  callAs(world, caller, 'POST', '/api/account/password', {
    currentPassword,
    password,
    confirmPassword: password,
  })
const isOpen = async ({ token }: Person) =>
  (await callAs(world, { token }, 'GET', '/api/account/sessions')).statusCode === 200
const codeOf = (answer: Awaited<ReturnType<typeof change>>) => answer.json().error

test('the password changes with the current one; every other session ends, and the person is told', async () => {
  const elsewhere = await signIn(world, student)
  expect((await change(student, 'not this one', 'a better pass phrase')).json()).toMatchObject({
    error: 'invalid',
    fields: { currentPassword: expect.any(String) },
  })
  expect(await isOpen(elsewhere)).toBe(true)

  ok(await change(student, student.password, 'a better pass phrase'))
  expect(await isOpen(elsewhere)).toBe(false)
  expect(await isOpen(student)).toBe(true)
  const subjects = (await untilMails(world, student.email, 1)).map(({ subject }) => subject)
  expect(subjects).toContain('Your Credenza password was changed')
  await expect(signIn(world, student)).rejects.toThrow()
  student.password = 'a better pass phrase'
  expect(await isOpen(await signIn(world, student))).toBe(true)
})

test('an unlocked screen alone is not enough, a second factor shown just now is', async () => {
  expect(codeOf(await change(student, '', 'quite another phrase'))).toBe('second_factor_required')
  await freshSecondFactor(world, student)
  world.advance(10 * 60_000)
  expect(codeOf(await change(student, '', 'quite another phrase'))).toBe('second_factor_stale')
  await freshSecondFactor(world, student)
  ok(await change(student, '', 'quite another phrase'))
})

test('a password that is easily guessed is refused, and the old one stays', async () => {
  const answer = await change(student, 'quite another phrase', 'password')
  expect(answer.json()).toMatchObject({ error: 'invalid', fields: { password: expect.any(String) } })
  expect(await isOpen(student)).toBe(true)
})
