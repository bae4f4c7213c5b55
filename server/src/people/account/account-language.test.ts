import { afterAll, expect, test } from 'vitest'
import { callAs } from '../../../test/acts/people.ts'
import { makeReadOnly } from '../../../test/read-only.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, student } = await openRolesWorld()
afterAll(() => world.close())

const languageOf = async (email: string) => {
  const found = world.ctx.db.selectFrom('account').select('language').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).language
}

test('an account follows a choice of language, and not each device on which one was chosen', async () => {
  expect(await languageOf(student.email)).toBe('en')
  const read = (cookie: string) =>
    callAs(world, student, 'GET', '/api/students/me', undefined, { cookie, 'accept-language': 'zh' })
  await read('language=ur; new-language=ur')
  expect(await languageOf(student.email)).toBe('ur')
  await read('language=fr')
  await read('new-language=xx')
  expect(await languageOf(student.email)).toBe('ur')
})

test('a choice that cannot be noted does not keep anybody from reading', async () => {
  const makeWritable = await makeReadOnly(world)
  const cookie = 'new-language=fr'
  const { statusCode } = await callAs(world, student, 'GET', '/api/user/phone-wallets', undefined, { cookie })
  await makeWritable()
  expect(statusCode).toBe(200)
})
