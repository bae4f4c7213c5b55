import { afterAll, expect, test } from 'vitest'
import { accept, createCertificates, decline, revoke, sign } from '../../../../test/acts/certificates.ts'
import { callAs, makeAdmin, makeIssuer, makeStudent, makeVerifier, ok } from '../../../../test/acts/people.ts'
import { listCounts } from '../../../../test/list-counts.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const world = await openTestWorld()
afterAll(() => world.close())

test('the numbers beside lists are right after every act, and after acts that race', async () => {
  const admin = await makeAdmin(world)
  const issuer = await makeIssuer(world, admin)
  const verifier = await makeVerifier(world, admin)
  const student = await makeStudent(world, issuer)
  const check = async () => {
    const { kept, counted } = await listCounts(world)
    expect(kept).toEqual(counted)
  }
  const ids = await createCertificates(world, issuer, student, 12)
  await check()
  ok(await sign(world, issuer, ids.slice(0, 8)))
  ok(await sign(world, issuer, ids.slice(0, 8)))
  await check()
  await Promise.all([
    accept(world, verifier, ids.slice(0, 5)),
    decline(world, verifier, ids.slice(3, 10)),
    sign(world, issuer, ids.slice(8)),
    createCertificates(world, issuer, student, 3),
  ])
  await check()
  const overview = ok(await callAs(world, issuer, 'GET', '/api/issuer/overview')).data
  const list = async (query: string) =>
    ok(await callAs(world, issuer, 'GET', `/get-certificate-from-db?${query}`)).total
  expect(overview.unsigned).toEqual([{ year: '2026', count: await list('signed=false&status=0') }])
  expect(overview.declined.count).toBe(await list('status=2'))
  expect(overview.months.at(-1)).toMatchObject({ created: 15, accepted: await list('status=1') })
  ok(await revoke(world, issuer, ids[0]!))
  await check()
})
