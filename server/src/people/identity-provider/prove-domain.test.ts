import { afterAll, expect, test } from 'vitest'
import { callAs, type Organisation, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer: university, verifier: company } = await openRolesWorld()
afterAll(() => world.close())

test('a domain is proven by its DNS record, which belongs to one organisation', async () => {
  const prove = async (owner: Organisation) =>
    ok(await callAs(world, owner, 'POST', '/api/single-sign-on/domains', { domain: 'Campus.Example' })).data
  await freshSecondFactor(world, university)
  const { proven, name, value } = await prove(university)
  expect({ proven, name }).toEqual({ proven: false, name: '_credenza.campus.example' })
  world.dns.set(name, ['v=spf1 -all', value])
  expect((await prove(company)).proven).toBe(false)
  expect((await prove(university)).proven).toBe(true)
  const given = await callAs(world, admin, 'POST', `/api/admin/organisations/${company.id}/domains`, {
    domain: 'campus.example',
  })
  expect(given.json()).toMatchObject({ key: 'already_exists.domain' })
  const shared = await callAs(world, university, 'POST', '/api/single-sign-on/domains', {
    domain: 'gmail.com',
  })
  expect(shared.json()).toMatchObject({ key: 'invalid.shared_domain' })
})
