import type { OidcSettings, ProviderSignInAnswer, SingleSignOnRequest } from '@credenza/schema'
import { findProvider, setupOf } from '../../src/people/identity-provider/find-provider.ts'
import { noteTested } from '../../src/people/identity-provider/note-tested.ts'
import { signInVouched, type VouchedPerson } from '../../src/people/single-sign-on/sign-in-vouched.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, nobody, type Organisation, ok, type Person } from './people.ts'

const issuer = 'https://login.uni.example'

const settings: OidcSettings = {
  kind: 'oidc',
  preset: 'other',
  issuer,
  clientId: 'credenza',
  hostedDomain: '',
  acrValues: [],
}

/** What an owner enters about a provider that speaks OpenID Connect. */
export const oidcProviderData = (more: Partial<SingleSignOnRequest> = {}): SingleSignOnRequest => ({
  settings,
  clientSecret: 'a secret of the provider',
  countsSecondFactor: false,
  roles: { groupsFrom: 'groups', byGroup: [{ group: 'registry', memberRole: 'manager' }], otherwise: null },
  ...more,
})

/** The settings of a provider that really answers. */
export const oidcSettingsFor = (issuer: string): OidcSettings => ({
  ...settings,
  issuer,
  acrValues: ['two-factors'],
})

/** Where a browser is sent, and what it keeps until it returns. */
export interface Begun {
  url: string
  cookie: string
}

export async function beginAtProvider(
  world: TestWorld,
  path: string,
  caller: Caller,
  body?: unknown,
): Promise<Begun> {
  const response = await callAs(world, caller, 'POST', `/api/single-sign-on/${path}`, body)
  const { url } = ok(response)
  return { url, cookie: String(response.headers['set-cookie']).split(';')[0]! }
}

export const startAtProvider = (world: TestWorld, { id }: Pick<Organisation, 'id'>) =>
  beginAtProvider(world, 'start', nobody, { organisationId: id })

export const finishAtProvider = (
  world: TestWorld,
  { parameters, cookie }: { parameters: string; cookie: string },
  caller: Caller = nobody,
) => callAs(world, caller, 'POST', '/api/single-sign-on/finish', { parameters }, { cookie })

/** What a provider sends to end sessions. */
export const logOutFrom = (world: TestWorld, path: string, form: string) =>
  callAs(world, nobody, 'POST', path, form, { 'content-type': 'application/x-www-form-urlencoded' })

/** Sets a provider up for the organisation, as if it had been tested, and switches it on for people of the domain. */
export async function switchOnProvider(
  world: TestWorld,
  { owner, admin, domain }: { owner: Organisation; admin: Person; domain: string },
  { required = false, ...more }: Partial<SingleSignOnRequest> & { required?: boolean } = {},
): Promise<void> {
  ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', oidcProviderData(more)))
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${owner.id}/domains`, { domain }))
  await world.ctx.db.transaction().execute(async (tx) => {
    const setup = setupOf((await findProvider(tx, owner.id))!)
    return noteTested(world.ctx, tx, owner.id, { accountId: 'system', setup })
  })
  ok(await callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on: true, required }))
}

/** What the provider of an organisation says about somebody, by a message that was checked. */
export const vouch = (
  world: TestWorld,
  organisation: Pick<Organisation, 'id'>,
  person: Partial<VouchedPerson>,
): Promise<ProviderSignInAnswer> =>
  signInVouched(
    world.ctx,
    organisation.id,
    {
      issuer,
      subject: 'somebody',
      email: undefined,
      name: 'Nadia Karim',
      groups: ['registry'],
      secondFactor: undefined,
      session: '',
      ...person,
    },
    { address: '203.0.113.7', device: 'Firefox on Linux', language: 'en' },
  )
