import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  proveMailbox,
  studentData,
} from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld()
let other: Organisation

beforeAll(async () => {
  other = await makeIssuer(world, admin)
})
afterAll(() => world.close())

const path = '/api/organisation/settings'
const settings = async () => ok(await callAs(world, issuer, 'GET', path)).data
const choose = async (colour: string) => callAs(world, issuer, 'PUT', path, { ...(await settings()), colour })
const look = async () => ok(await callAs(world, student, 'GET', '/api/user/issuer-look')).data

test('students see the colour of their only issuer, as soon as it chooses one', async () => {
  expect(await look()).toBeNull()
  expect(ok(await choose('#1A4D8F')).data.colour).toBe('#1A4D8F')
  expect(await look()).toEqual({ name: issuer.name, colour: '#1A4D8F', logo: '' })
  ok(await choose(''))
  expect(await look()).toBeNull()
})

test('only a colour is taken', async () => {
  for (const colour of ['red', '#12345', 'url(//evil.example)', '#1a4d8f;x'])
    expect((await choose(colour)).statusCode).toBe(422)
})

test('a student of two issuers sees neither’s colour', async () => {
  ok(await choose('#1a4d8f'))
  const lone = await makeStudent(world, other)
  expect(ok(await callAs(world, lone, 'GET', '/api/user/issuer-look')).data).toBeNull()
  const { email } = student
  await proveMailbox(world, student)
  ok(
    await callAs(world, other, 'POST', '/api/student/add-student', {
      ...studentData(email),
      password: 'S3cret pass phrase',
    }),
  )
  expect(await look()).toBeNull()
})
