import type { AccountItem } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { callAs, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

const list = async (
  query: string,
): Promise<{ data: AccountItem[]; nextCursor: string | null; total: number }> =>
  ok(await callAs(world, admin, 'GET', `/api/admin/accounts?${query}`))
const emails = async (query: string) => (await list(query)).data.map(({ email }) => email)

test('everybody who can sign in is listed, newest first, with the time they were last seen', async () => {
  expect(await emails('')).toEqual([student.email, verifier.email, issuer.email, admin.email])
  const [first] = (await list('')).data
  expect(first).toMatchObject({ name: student.name, role: 'student', organisationId: null })
  expect(Date.parse(first!.lastSeenAt!)).toBeGreaterThan(Date.parse(first!.createdAt) - 1)
})

test('they are found by name, email and organisation, and by role', async () => {
  expect(await emails(`search=${student.email.toUpperCase()}`)).toEqual([student.email])
  expect(await emails(`search=${encodeURIComponent(issuer.name)}`)).toEqual([issuer.email])
  expect(await emails('role=admin')).toEqual([admin.email])
  expect(await emails('role=verifier')).toEqual([verifier.email])
})

test('pages follow one another without a gap', async () => {
  const first = await list('limit=2')
  const second = await list(`limit=2&cursor=${first.nextCursor}`)
  expect([...first.data, ...second.data].map(({ email }) => email)).toEqual(await emails(''))
  expect([first.total, second.nextCursor]).toEqual([4, null])
})

test('no answer holds a password’s hash', async () => {
  const { body } = await callAs(world, admin, 'GET', '/api/admin/accounts')
  expect(body).not.toMatch(/password|scrypt|argon|\$/i)
})
