import { randomUUID } from 'node:crypto'
import { messages } from '@credenza/schema'
import { account } from '@credenza/schema/sentences/account'
import { afterAll, describe, expect, test } from 'vitest'
import { accept, invite, invitedToken, newcomer } from '../../../../test/acts/colleagues.ts'
import { codeIn, untilMails } from '../../../../test/acts/mails.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  nobody,
  ok,
  personalData,
  studentData,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { workQueues } from '../../../queues.ts'
import { prepareFirstAdmin } from '../admin-setup/admin-setup.ts'

const world = await openTestWorld()
await workQueues(world.ctx)
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
afterAll(() => world.close())

const post = (path: string, body: object) => callAs(world, nobody, 'POST', path, body)
const twice = (password: string) => ({ password, confirmPassword: password })

/** Refuses each of these with the sentence that helps, then accepts a good one: refusals do not use up the token. */
async function judges(known: string[], set: (password: string) => ReturnType<typeof post>): Promise<void> {
  const refused: [string, string][] = [
    ['password', account['invalid.password_common']],
    ['12345678', account['invalid.password_common']],
    ...[...known, 'Credenza1'].map((text): [string, string] => [text, account['invalid.password_known']]),
  ]
  for (const [password, sentence] of refused) {
    const answer = await set(password)
    expect([password, answer.statusCode, answer.json().error]).toEqual([password, 422, 'invalid'])
    expect(answer.json()).toMatchObject({ message: sentence, fields: { password: sentence } })
  }
  ok(await set('seven tides at night'))
}
const localPart = (email: string) => email.split('@')[0]!

describe('a common password, or one that others know about the person, is refused, and then a good one accepted', () => {
  test('at sign-up', async () => {
    const data = personalData('issuer', 'registrar@desert-campus.example', 'Desert Campus')
    await judges(['Desert Campus', 'desertcampus', 'registrar'], (password) =>
      post('/api/personal-data', { ...data, password }),
    )
  })

  test('when a forgotten password is reset', async () => {
    const { email } = issuer
    ok(await post('/api/requert-for-otp', { email, selectedRole: 'issuer' }))
    const otp = codeIn((await untilMails(world, email, 2))[0])
    const { token } = ok(await post('/api/verify-for-otp', { email, selectedRole: 'issuer', otp }))
    await judges([issuer.name, localPart(email)], (password) =>
      post('/api/reset-password', { token, ...twice(password) }),
    )
  })

  test('when a student replaces the issuer’s password, which itself may be of any kind', async () => {
    const issuer = await makeIssuer(world, admin)
    const given = { ...studentData(`mariam.${randomUUID().slice(0, 8)}@mail.example`), password: 'password' }
    ok(await callAs(world, issuer, 'POST', '/api/student/add-student', given))
    const { email, password } = given
    const begun = ok(await post('/api/sign-in', { email, password, selectedRole: 'student' }))
    const { token } = begun.newPassword
    const set = (chosen: string) => post('/api/sign-in/new-password', { token, ...twice(chosen) })
    expect((await set(password)).json().message).toBe(messages.initialPasswordAgain)
    expect((await set('12345678')).json().message).toBe(account['invalid.password_common'])
    for (const chosen of [issuer.name, localPart(email)])
      expect((await set(chosen)).json().message).toBe(account['invalid.password_known'])
    ok(await set('seven tides at night'))
  })

  test('when a colleague joins', async () => {
    const owner = await makeIssuer(world, admin)
    const whom = newcomer('Hala Nasser')
    ok(await invite(world, owner, whom))
    const token = await invitedToken(world, whom.email)
    await judges([owner.name, 'Hala Nasser', localPart(whom.email)], (password) =>
      accept(world, token, password),
    )
  })

  test('when the first administrator is set up, on the screen or by settings', async () => {
    const other = await openTestWorld()
    try {
      const supervisor = { email: 'supervisor@credenza.example', password: 'password' }
      const settings = { ...other.ctx, config: { ...other.ctx.config, admin: supervisor } }
      await expect(prepareFirstAdmin(settings)).rejects.toThrow(/^Set another ADMIN_PASSWORD\. This password/)
      const token = await prepareFirstAdmin(other.ctx)
      await judges(['supervisor'], (password) =>
        callAs(other, nobody, 'POST', '/api/admin/setup', { token, email: supervisor.email, password }),
      )
    } finally {
      await other.close()
    }
  })
})
