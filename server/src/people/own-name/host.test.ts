import { afterAll, describe, expect, test } from 'vitest'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
} from '../../../test/acts/people.ts'
import { finishAtProvider, oidcSettingsFor, switchOnProvider } from '../../../test/acts/single-sign-on.ts'
import { openOidcProvider } from '../../../test/stand-ins/oidc-provider.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'
import { auditHistory } from '../../audit-history.ts'

const host = 'certificates.uni.example'

const world = await openTestWorld({ callsPrivate: true })
const admin = await makeAdmin(world)
const university = await makeIssuer(world, admin)
const company = await makeVerifier(world, admin)
const provider = await openOidcProvider({ redirectUri: `${publicUrl}/sign-in/provider` })
const settings = oidcSettingsFor(provider.issuer)
await switchOnProvider(world, { owner: university, admin, domain: 'uni.example' }, { settings })
await switchOnProvider(world, { owner: company, admin, domain: 'firm.example' }, { settings })
afterAll(async () => {
  await provider.close()
  await world.close()
})

const choose = (owner: Organisation, name: string) =>
  callAs(world, owner, 'PUT', '/api/own-name/host', { host: name })
const houseAt = async (name: string) =>
  ok(await callAs(world, nobody, 'GET', '/api/sign-in/house', undefined, { host: name })).data
const chosenBy = async (owner: Organisation) => {
  const { host, isHostOn } = ok(await callAs(world, owner, 'GET', '/api/own-name')).data
  return { host, isHostOn }
}
/** The entries about its host in the organisation's trail. */
const changesOf = async (owner: Organisation) => {
  const entries = world.ctx.db.selectFrom('audit_entry').select('detail').where('org_id', '=', owner.id)
  const ofHost = entries.where('action', '=', 'organisation.host-changed').orderBy('seq')
  return (await ofHost.execute()).map(({ detail }) => detail)
}
const mayHaveCertificate = async (name: string) =>
  (await callAs(world, nobody, 'GET', `/api/sign-in/hosts?domain=${name}`)).statusCode
const give = (owner: Organisation, domain: string) =>
  callAs(world, admin, 'POST', `/api/admin/organisations/${owner.id}/domains`, { domain })
const takeAway = (owner: Organisation, domain: string) =>
  callAs(world, admin, 'DELETE', `/api/admin/organisations/${owner.id}/domains/${domain}`)

describe('a host', () => {
  test('of the organisation shows its name, and nothing elsewhere', async () => {
    ok(await choose(university, ` ${host.toUpperCase()} `))
    expect(await houseAt(`${host}:8443`)).toMatchObject({
      organisationId: university.id,
      name: university.name,
      hasProvider: true,
      deployment: publicUrl,
    })
    expect(await houseAt(new URL(publicUrl).host)).toBeNull()
    expect([await mayHaveCertificate(host), await mayHaveCertificate('evil.example')]).toEqual([200, 404])
  })

  test.each([
    ['outside of its domains', 'certificates.firm.example', 'domain_not_proven'],
    ['that only ends like its domain', 'evil-uni.example', 'domain_not_proven'],
    ['of the deployment', new URL(publicUrl).hostname, 'host_of_deployment'],
    ['that is none', 'not a host', 'host_name'],
    ['with a path', 'uni.example/x', 'host_name'],
  ])('%s is refused', async (_name, name, why) => {
    expect(JSON.stringify((await choose(university, name)).json())).toContain(`invalid.${why}`)
  })

  test('belongs to one organisation, also below its domain', async () => {
    ok(await give(company, 'lab.uni.example'))
    expect((await choose(university, 'www.lab.uni.example')).statusCode).toBe(422)
    ok(await choose(company, 'www.lab.uni.example'))
    // Once the nearer domain is given up, the host belongs to the other organisation again, which takes it.
    ok(await takeAway(company, 'lab.uni.example'))
    expect(await houseAt('www.lab.uni.example')).toBeNull()
    ok(await choose(university, 'www.lab.uni.example'))
    expect(await houseAt('www.lab.uni.example')).toMatchObject({ organisationId: university.id })
    expect(await chosenBy(company)).toEqual({ host: '', isHostOn: false })
    const changes = [{ host: 'www.lab.uni.example' }, { host: null, lost: 'www.lab.uni.example' }]
    expect(await changesOf(company)).toEqual(changes)
    expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
    ok(await choose(university, host))
  })

  test('counts while the domain is proven and the organisation is not suspended', async () => {
    expect(await chosenBy(university)).toEqual({ host, isHostOn: true })
    ok(await takeAway(university, 'uni.example'))
    expect(await houseAt(host)).toBeNull()
    expect(await chosenBy(university)).toEqual({ host, isHostOn: false })
    ok(await give(university, 'uni.example'))
    const set = (state: string, body?: object) =>
      callAs(world, admin, 'POST', `/api/admin/organisations/${university.id}/${state}`, body)
    ok(await set('suspend', { reason: 'Unpaid' }))
    expect(await houseAt(host)).toBeNull()
    ok(await set('reinstate'))
    expect(await houseAt(host)).toMatchObject({ organisationId: university.id })
  })
})

describe('a sign-in through the provider', () => {
  const startAt = async (at: string, organisation: Organisation) => {
    const body = { organisationId: organisation.id }
    const begun = await callAs(world, nobody, 'POST', '/api/single-sign-on/start', body, { host: at })
    return { url: ok(begun).url, cookie: String(begun.headers['set-cookie']).split(';')[0]! }
  }
  const finishAt = (at: string, parameters: string, cookie = '') =>
    callAs(world, nobody, 'POST', '/api/single-sign-on/finish', { parameters }, { host: at, cookie })
  const back = async (url: string) => (await provider.visit(url)).search.slice(1)
  const dean = { email: 'dean@uni.example', email_verified: true, groups: ['registry'] }

  test('that began at the organisation’s host goes on there', async () => {
    provider.signsIn('dean', dean)
    const { url, cookie } = await startAt(`${host}:8443`, university)
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/sign-in/provider`)
    const parameters = await back(url)
    // The browser comes to the deployment's address, without the cookie of its own host.
    const sent = ok(await finishAtProvider(world, { parameters, cookie: '' })).url
    expect(sent).toBe(`https://${host}/sign-in/provider?${new URLSearchParams(parameters)}`)
    expect((await finishAt(host, parameters)).json()).toMatchObject({ key: 'single_sign_on_failed.expired' })
    expect(ok(await finishAt(host, new URL(sent).search.slice(1), cookie)).userData.email).toBe(dean.email)
  })

  test('at the host of another organisation stays with the deployment', async () => {
    provider.signsIn('clerk', { ...dean, email: 'clerk@firm.example' })
    const { url, cookie } = await startAt(host, company)
    ok(await finishAtProvider(world, { parameters: await back(url), cookie }))
  })

  test('leads nowhere once the host is the organisation’s no more', async () => {
    provider.signsIn('dean', dean)
    const { url } = await startAt(host, university)
    const parameters = await back(url)
    ok(await choose(university, ''))
    expect((await finishAtProvider(world, { parameters, cookie: '' })).json()).toMatchObject({
      key: 'single_sign_on_failed.expired',
    })
  })
})
