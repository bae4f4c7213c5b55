import type { OidcSettings } from '@credenza/schema'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, ok } from '../../../../test/acts/people.ts'
import {
  beginAtProvider,
  finishAtProvider,
  oidcProviderData,
  oidcSettingsFor,
} from '../../../../test/acts/single-sign-on.ts'
import { type Forgery, openForgingProvider } from '../../../../test/stand-ins/forging-provider.ts'
import { oidcClient } from '../../../../test/stand-ins/oidc-provider.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const world = await openTestWorld({ callsPrivate: true })
const owner = await makeIssuer(world, await makeAdmin(world))
const provider = await openForgingProvider()
afterAll(async () => {
  await provider.close()
  await world.close()
})

type Given = Partial<OidcSettings> & { groupsFrom?: string }

/** What the provider is asked for, and what we read from its answer, as in the owner's test. */
async function tryPreset({ groupsFrom = 'groups', ...settings }: Given, forgery: Forgery) {
  // Only claims that the published documents have.
  const none = { email: undefined, email_verified: undefined, groups: undefined }
  const metadata = { authorization_response_iss_parameter_supported: false, ...forgery.metadata }
  provider.forge({ ...forgery, metadata, claims: { ...none, ...forgery.claims } })
  const data = oidcProviderData({
    settings: { ...oidcSettingsFor(provider.issuer), acrValues: [], ...settings },
    roles: { groupsFrom, byGroup: [{ group: 'registry', memberRole: 'manager' }], otherwise: null },
  })
  ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', data))
  const { url, cookie } = await beginAtProvider(world, 'test', owner)
  const answer = new URLSearchParams(provider.answer(url))
  if (!metadata.authorization_response_iss_parameter_supported) answer.delete('iss')
  const finished = await finishAtProvider(world, { parameters: String(answer), cookie }, owner)
  return { asked: Object.fromEntries(new URL(url).searchParams), answer: finished.json() }
}

const seconds = () => Math.floor(Date.now() / 1000)

/**
 * https://login.microsoftonline.com/{tenant}/v2.0/.well-known/openid-configuration, and ID tokens of version 2.0 as in
 * learn.microsoft.com/entra/identity-platform/id-token-claims-reference and optional-claims-reference.
 */
describe('Microsoft Entra', () => {
  const metadata = {
    token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    request_uri_parameter_supported: false,
    cloud_instance_name: 'microsoftonline.com',
  }
  const claims = {
    ver: '2.0',
    oid: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
    tid: '9122040d-6c67-4c5b-b112-36a304b66dad',
    preferred_username: 'dean@uni.example',
    name: 'Dina Dean',
    email: 'dean@uni.example',
    groups: ['registry'],
  }

  test('has no email_verified: an email counts once Entra has verified its domain', async () => {
    const { answer } = await tryPreset({ preset: 'entra' }, { metadata, claims })
    expect(answer.tried).toMatchObject({ email: '', memberRole: 'manager' })
    for (const xms_edov of [true, 1, '1']) {
      const verified = await tryPreset({ preset: 'entra' }, { metadata, claims: { ...claims, xms_edov } })
      expect(verified.answer.tried).toMatchObject({ email: 'dean@uni.example', secondFactor: false })
    }
    const { answer: denied } = await tryPreset(
      { preset: 'entra' },
      { metadata, claims: { ...claims, xms_edov: false, email_verified: true } },
    )
    expect(denied.tried.email).toBe('')
  })

  test('has neither acr nor amr: an authentication context is asked for as a claim, and read from acrs', async () => {
    const given: Given = { preset: 'entra', acrValues: ['c1'] }
    const { asked, answer } = await tryPreset(given, { metadata, claims: { ...claims, acrs: ['c1', 'c3'] } })
    expect(JSON.parse(asked.claims!)).toEqual({ id_token: { acrs: { essential: true, value: 'c1' } } })
    expect(asked).not.toHaveProperty('acr_values')
    expect(answer.tried.secondFactor).toBe(true)
    for (const met of [{}, { acrs: ['c3'] }, { acr: 'c1' }]) {
      const other = await tryPreset(given, { metadata, claims: { ...claims, ...met } })
      expect(other.answer.tried.secondFactor).toBe(false)
    }
  })

  test('lists no groups of somebody in more than 200: app roles do', async () => {
    const overage = { groups: undefined, _claim_names: { groups: 'src1' } }
    const { answer } = await tryPreset({ preset: 'entra' }, { metadata, claims: { ...claims, ...overage } })
    expect(answer.tried).toMatchObject({ groups: [], memberRole: null })
    const roles = { ...claims, ...overage, roles: ['registry'] }
    const withRoles = await tryPreset({ preset: 'entra', groupsFrom: 'roles' }, { metadata, claims: roles })
    expect(withRoles.answer.tried.memberRole).toBe('manager')
  })

  test.each(['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'])(
    'is refused at the shared address %s',
    async (tenant) => {
      const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`
      const data = oidcProviderData({ settings: { ...oidcSettingsFor(issuer), preset: 'entra' } })
      expect((await callAs(world, owner, 'PUT', '/api/single-sign-on', data)).json()).toMatchObject({
        fields: { issuer: expect.anything() },
      })
    },
  )
})

/** https://accounts.google.com/.well-known/openid-configuration; claims as in developers.google.com/identity/openid-connect. */
describe('Google', () => {
  const metadata = {
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    scopes_supported: ['openid', 'email', 'profile'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['plain', 'S256'],
  }
  const claims = {
    azp: oidcClient.id,
    sub: '10769150350006150715113082367',
    at_hash: 'HK6E_P6Dh8Y93mRNtsDB1Q',
    email: 'dean@uni.example',
    email_verified: true,
    name: 'Dina Dean',
  }

  test('asks for accounts of the Workspace domain, and reads it from the token', async () => {
    const given: Given = { preset: 'google', hostedDomain: 'uni.example' }
    const { asked, answer } = await tryPreset(given, { metadata, claims: { ...claims, hd: 'uni.example' } })
    expect(asked).toMatchObject({ hd: 'uni.example', scope: 'openid email profile' })
    expect(answer.tried).toMatchObject({ email: 'dean@uni.example', groups: [], secondFactor: false })
    for (const hd of ['firm.example', undefined]) {
      const other = await tryPreset(given, { metadata, claims: { ...claims, hd } })
      expect(other.answer).toMatchObject({ key: 'single_sign_on_failed.refused' })
    }
  })

  test('does not confirm the email of a private account, whatever its domain', async () => {
    const { answer } = await tryPreset({ preset: 'google' }, { metadata, claims })
    expect(answer.tried.email).toBe('')
    const workspace = await tryPreset(
      { preset: 'google' },
      { metadata, claims: { ...claims, hd: 'uni.example' } },
    )
    expect(workspace.answer.tried.email).toBe('dean@uni.example')
  })
})

/** developer.okta.com: an organisation's own server, whose ID tokens beside an access token are thin. */
describe('Okta', () => {
  const metadata = {
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'client_secret_jwt'],
    scopes_supported: ['openid', 'email', 'profile', 'address', 'phone', 'offline_access', 'groups'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
  const claims = {
    sub: '00uid4BxXw6I6TV4m0g3',
    ver: 1,
    jti: 'ID.4eAWJOCMB3SX8XewDfVR',
    amr: ['pwd', 'mfa', 'otp'],
    auth_time: seconds(),
    name: 'Dina Dean',
    preferred_username: 'dean@uni.example',
  }
  const userInfo = {
    sub: claims.sub,
    name: 'Dina Dean',
    email: 'dean@uni.example',
    email_verified: true,
    groups: ['Everyone', 'registry'],
  }

  test('gives groups for a scope, and email and groups as userinfo', async () => {
    const { asked, answer } = await tryPreset({ preset: 'okta' }, { metadata, claims, userInfo })
    expect(asked.scope).toBe('openid email profile groups')
    expect(answer.tried).toEqual({
      email: 'dean@uni.example',
      name: 'Dina Dean',
      groups: ['Everyone', 'registry'],
      memberRole: 'manager',
      secondFactor: true,
    })
  })

  test('is not asked for the scope by an authorisation server that does not define it', async () => {
    const custom = { ...metadata, scopes_supported: ['openid', 'email', 'profile'] }
    const told = { ...claims, email: 'dean@uni.example', email_verified: true }
    const { asked, answer } = await tryPreset(
      { preset: 'okta' },
      { metadata: custom, claims: told, userInfo },
    )
    expect(asked.scope).toBe('openid email profile')
    expect(answer.tried).toMatchObject({ groups: ['Everyone', 'registry'], memberRole: 'manager' })
  })

  test('is refused when userinfo is about somebody else', async () => {
    const { answer } = await tryPreset(
      { preset: 'okta' },
      { metadata, claims, userInfo: { ...userInfo, sub: 'another' } },
    )
    expect(answer).toMatchObject({ key: 'single_sign_on_failed.untrusted' })
  })
})

/** https://<host>/realms/<realm>/.well-known/openid-configuration, and ID tokens of Keycloak 26. */
describe('Keycloak', () => {
  const metadata = {
    token_endpoint_auth_methods_supported: ['private_key_jwt', 'client_secret_basic', 'client_secret_post'],
    scopes_supported: ['openid', 'profile', 'email', 'roles', 'acr', 'basic', 'web-origins'],
    id_token_signing_alg_values_supported: ['PS384', 'RS384', 'EdDSA', 'ES384', 'HS256', 'RS256'],
    authorization_response_iss_parameter_supported: true,
    acr_values_supported: ['0', '1', 'gold'],
  }
  const claims = {
    typ: 'ID',
    azp: oidcClient.id,
    sid: '2c1c5d4b-2f9f-4f2f-8f62-6f0f3b1d7a7e',
    acr: '1',
    email: 'dean@uni.example',
    email_verified: true,
    name: 'Dina Dean',
    realm_access: { roles: ['offline_access', 'registry'] },
  }

  test('gives the roles of the realm, and the second factor as the level that the owner named', async () => {
    const given: Given = { preset: 'keycloak', groupsFrom: 'realm_access.roles', acrValues: ['gold'] }
    const plain = await tryPreset(given, { metadata, claims })
    expect(plain.asked).toMatchObject({ acr_values: 'gold', scope: 'openid email profile' })
    expect(plain.answer.tried).toMatchObject({ memberRole: 'manager', secondFactor: false })
    const gold = await tryPreset(given, { metadata, claims: { ...claims, acr: 'gold' } })
    expect(gold.answer.tried.secondFactor).toBe(true)
  })

  test('does not confirm an email that it has not verified', async () => {
    const { answer } = await tryPreset(
      { preset: 'keycloak' },
      { metadata, claims: { ...claims, email_verified: false } },
    )
    expect(answer.tried.email).toBe('')
  })
})

/** docs.uaepass.ae, web application: OAuth 2.0 without discovery and ID tokens; userinfo as in its example. */
describe('UAE PASS', () => {
  const userInfo = {
    sub: 'UAEPASS/7a05992e-3244-49d3-bcbc-7894c8fca25e',
    fullnameAR: 'ساوميا,,,,شارما,,',
    gender: 'Male',
    mobile: '97151234003',
    lastnameEN: 'ABC',
    fullnameEN: 'Ram,,,,ABC,,',
    uuid: '7a05992e-3244-49d3-bcbc-7894c8fca25e',
    idn: '784189014978983',
    nationalityEN: 'IND',
    firstnameEN: 'Ram',
    userType: 'SOP3',
    email: 'dean@uni.example',
  }
  const tryUaePass = (given: Given, changed = {}) =>
    tryPreset({ preset: 'uaepass', ...given }, { isPlainOAuth: true, userInfo: { ...userInfo, ...changed } })

  test('is asked in its own terms, and names people without confirming their emails', async () => {
    const { asked, answer } = await tryUaePass({})
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'urn:uae:digitalid:profile:general',
      acr_values: 'urn:safelayer:tws:policies:authentication:level:low',
      ui_locales: 'en',
    })
    expect(answer.tried).toEqual({
      email: '',
      name: 'Ram ABC',
      groups: [],
      memberRole: null,
      secondFactor: false,
    })
  })

  test('takes another acr, and Arabic or English', async () => {
    const acrValues = ['urn:digitalid:authentication:flow:mobileondevice']
    expect((await tryUaePass({ acrValues })).asked.acr_values).toBe(acrValues[0])
    const asked = async (language: string) => {
      const headers = { 'accept-language': language }
      const answer = await callAs(world, owner, 'POST', '/api/single-sign-on/test', undefined, headers)
      return new URL(ok(answer).url).searchParams.get('ui_locales')
    }
    expect([await asked('ar'), await asked('en'), await asked('fr')]).toEqual(['ar', 'en', 'en'])
  })

  test('keeps basic accounts out', async () => {
    expect((await tryUaePass({}, { userType: 'SOP1' })).answer).toMatchObject({
      key: 'single_sign_on_failed.refused',
    })
  })
})
