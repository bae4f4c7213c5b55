import { afterAll, describe, expect, test } from 'vitest'
import { createCertificates, signedCertificates } from '../../../test/acts/certificates.ts'
import { publish, publishLogo } from '../../../test/acts/issuer-pages.ts'
import {
  callAs,
  categoryName,
  makeIssuer,
  nobody,
  type Organisation,
  ok,
  registerOrganisation,
  waitingOrganisation,
} from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { issuerPreview } from './issuer-preview.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()
afterAll(() => world.close())

const ask = (id: string) => callAs(world, nobody, 'GET', `/api/issuers/${id}`)
const read = async ({ id }: Pick<Organisation, 'id'>) => ok(await ask(id)).data
const decide = async ({ id }: Organisation, decision: string, body?: object) =>
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${id}/${decision}`, body))

test('an approved issuer is shown to anybody, with numbers and without a person', async () => {
  await signedCertificates(world, issuer, student)
  await createCertificates(world, issuer, student)
  const answer = await ask(issuer.id)
  expect(ok(answer).data).toEqual({
    _id: issuer.id,
    did: `did:web:credenza.example:issuers:${issuer.id}`,
    name: issuer.name,
    registeredName: issuer.name,
    approvedBy: 'credenza.example',
    approvedAt: expect.stringMatching(/^20/),
    mayIssue: true,
    isVouchedFor: true,
    categories: [categoryName],
    certificates: 1,
    keys: [
      {
        id: expect.stringMatching(/^z6Mk/),
        signs: 'documents',
        createdAt: expect.any(String),
        retiredAt: '',
        compromisedAt: '',
      },
    ],
    website: '',
    email: '',
    logo: '',
  })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.body).not.toContain('Haddad')
})

describe('there is no page', () => {
  test('before the approval, for a verifier, and for an id that nobody has', async () => {
    const unknown = await ask('org_0000000000000000')
    expect(unknown.statusCode).toBe(404)
    const waiting = await waitingOrganisation(world, 'issuer')
    const { id: registered } = await registerOrganisation(world, 'issuer')
    for (const id of [waiting.id!, registered, verifier.id]) {
      expect((await ask(id)).json()).toEqual(unknown.json())
      expect(await issuerPreview(world.ctx, `/issuers/${id}`, 'en')).toBeUndefined()
    }
  })
})

test('a suspended issuer keeps its page, which says so without the reason', async () => {
  const other = await makeIssuer(world, admin)
  await decide(other, 'suspend', { reason: 'Fees not paid' })
  const answer = await ask(other.id)
  expect(ok(answer).data.mayIssue).toBe(false)
  expect(answer.body).not.toContain('Fees not paid')
  expect((await issuerPreview(world.ctx, `/issuers/${other.id}`, 'en'))?.description).toContain('suspended')
  await decide(other, 'reinstate')
  expect((await read(other)).mayIssue).toBe(true)
})

test('it shows former keys with their dates', async () => {
  const other = await makeIssuer(world, admin)
  await freshSecondFactor(world, other)
  ok(await callAs(world, other, 'POST', '/api/organisation/rotate-key'))
  const { keys } = await read(other)
  expect(keys).toMatchObject([{ retiredAt: '' }, { retiredAt: expect.stringMatching(/^20/) }])
})

test('website, email and logo are shown once the issuer publishes them, and no longer once it does not', async () => {
  const other = await makeIssuer(world, admin)
  const logoPath = `/issuers/${other.id}/logo.jpg`
  const logoOf = () => callAs(world, nobody, 'GET', logoPath)
  expect((await logoOf()).statusCode).toBe(404)
  await publishLogo(world, other)
  expect((await logoOf()).headers['content-type']).toBe('image/jpeg')
  ok(
    await publish(world, other, { website: 'https://uni.example', email: 'Hi@uni.example', showsLogo: true }),
  )
  expect(await read(other)).toMatchObject({
    website: 'https://uni.example',
    email: 'hi@uni.example',
    logo: expect.stringContaining(logoPath),
  })
  expect(await issuerPreview(world.ctx, `/issuers/${other.id}`, 'ar')).toMatchObject({
    title: other.name,
    image: expect.stringContaining(`https://credenza.example${logoPath}`),
    squarePx: 300,
  })
  ok(
    await callAs(world, other, 'PUT', '/api/organisation/settings', {
      displayName: other.name,
      verifierIds: [],
    }),
  )
  expect((await read(other)).website).toBe('https://uni.example')
  ok(await publish(world, other, { website: '', email: '' }))
  expect(await read(other)).toMatchObject({ website: '', email: '', logo: '' })
  expect((await logoOf()).statusCode).toBe(404)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'uni.example', 'https://'])(
  'a website must be a web address: %s',
  async (website) => {
    const answer = await publish(world, issuer, { website })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['publicContact.website']])
  },
)
