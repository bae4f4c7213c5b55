import { afterAll, describe, expect, test } from 'vitest'
import { bind, makeDepartment } from '../../../../test/acts/departments.ts'
import { callAs, makeVerifier, nobody, ok } from '../../../../test/acts/people.ts'
import { finishAtProvider, oidcProviderData } from '../../../../test/acts/single-sign-on.ts'
import {
  assertionXml,
  encrypted,
  formOf,
  goodResponse,
  logoutXml,
  newKeyPair,
  responseXml,
  type Said,
  saidBy,
  samlSettingsFor,
  signed,
  signedQuery,
} from '../../../../test/stand-ins/saml-provider.ts'
import { bringBack, comeBack, openSamlWorld, sendFor, sendThere } from '../../../../test/worlds/saml-world.ts'

const { world, admin, university, company, keys, companyKeys } = await openSamlWorld({
  countsSecondFactor: true,
})
const mfa = 'https://refeds.org/profile/mfa'

afterAll(() => world.close())

async function signIn(more: Partial<Said> = {}) {
  const sent = await sendThere(world, university)
  return comeBack(world, sent, goodResponse(sent.asked, keys, more))
}
const mayCall = async (token: string) =>
  (await callAs(world, { token }, 'GET', '/api/colleagues')).statusCode === 200
const path = (end: string) => `/api/single-sign-on/saml/${university.id}${end}`
const sendForm = (to: string, form: string) =>
  callAs(world, nobody, 'POST', to, form, { 'content-type': 'application/x-www-form-urlencoded' })

test('a signed request goes to the provider, and says which organisation’s people we expect', async () => {
  const { asked, begun } = await sendThere(world, university)
  const url = new URL(begun.url)
  expect(`${url.origin}${url.pathname}`).toBe('https://idp.uni.example/sso')
  expect(url.searchParams.get('SigAlg')).toContain('rsa-sha256')
  expect(asked).toMatchObject({
    consumerUri: `https://credenza.example${path('')}`,
    audience: `https://credenza.example${path('/metadata')}`,
  })
})

test('our metadata name our addresses and the key that we sign with', async () => {
  const answer = await callAs(world, nobody, 'GET', path('/metadata'))
  expect(answer.headers['content-type']).toContain('application/samlmetadata+xml')
  for (const part of [
    `entityID="https://credenza.example${path('/metadata')}"`,
    `Location="https://credenza.example${path('')}"`,
    `Location="https://credenza.example${path('/logout')}"`,
    'AuthnRequestsSigned="true"',
    'use="encryption"',
  ])
    expect(answer.body).toContain(part)
  expect(answer.body).not.toContain('PRIVATE')
})

describe('a person', () => {
  test('becomes a colleague with the role of their group, and is the same person with another email', async () => {
    const first = ok(await signIn({ nameId: 'dean' }))
    expect(first.userData).toMatchObject({ email: 'dean@uni.example', memberRole: 'manager' })
    const renamed = { email: ['another@uni.example'], groups: [] }
    const again = ok(await signIn({ nameId: 'dean', attributes: renamed }))
    expect(again.userData.email).toBe('dean@uni.example')
  })

  test('without a group that has a role does not get in', async () => {
    const attributes = { email: ['guest@uni.example'], groups: ['guests'] }
    expect((await signIn({ nameId: 'guest', attributes })).json()).toMatchObject({
      key: 'single_sign_on_failed.no_role',
    })
  })

  test('of an existing account gets in only with the code that was mailed to it', async () => {
    ok(
      await signIn({
        nameId: 'lecturer',
        attributes: { email: ['lecturer@uni.example'], groups: ['registry'] },
      }),
    )
    const other = await signIn({
      nameId: 'thief',
      attributes: { email: ['lecturer@uni.example'], groups: ['registry'] },
    })
    expect(ok(other)).toMatchObject({ link: { email: 'lecturer@uni.example' } })
  })

  test('shows a second factor by the authentication context that the owner named, and again when it is asked for', async () => {
    const safe = { nameId: 'safe', attributes: { email: ['safe@uni.example'], groups: ['registry'] } }
    const { data: token } = ok(await signIn({ ...safe, context: mfa }))
    const addPasskey = () => callAs(world, { token }, 'POST', '/api/account/passkeys/options')
    expect((await addPasskey()).statusCode).toBe(200)
    const confirm = async (more: Partial<Said>) => {
      const sent = await sendFor(world, 'confirm', { token })
      expect(sent.asked.xml).toContain('ForceAuthn="true"')
      expect(sent.asked.xml).toContain(mfa)
      return comeBack(world, sent, goodResponse(sent.asked, keys, { ...safe, ...more }), { token })
    }
    expect(ok(await confirm({ context: mfa }))).toMatchObject({ confirmed: 'confirm' })
    expect((await confirm({})).json()).toMatchObject({ key: 'single_sign_on_failed.not_recent' })
    expect((await confirm({ context: mfa, nameId: 'dean' })).json()).toMatchObject({
      key: 'single_sign_on_failed.another_person',
    })
  })

  test('shows it too when their roles are in departments', async () => {
    const email = 'law@uni.example'
    const lawyer = { nameId: 'law', attributes: { email: [email], groups: ['registry'] }, context: mfa }
    const { data: token } = ok(await signIn(lawyer))
    const departmentId = await makeDepartment(world, university, 'Law')
    const colleagues: { _id: string; email: string }[] = ok(
      await callAs(world, university, 'GET', '/api/colleagues'),
    ).data
    const { _id } = colleagues.find((one) => one.email === email)!
    ok(await bind(world, university, _id, [{ departmentId, role: 'signer' }]))
    const sent = await sendFor(world, 'confirm', { token })
    const answer = await comeBack(world, sent, goodResponse(sent.asked, keys, lawyer), { token })
    expect(ok(answer)).toMatchObject({ confirmed: 'confirm' })
  })
})

test('an encrypted assertion is opened only in a response whose signature covers it', async () => {
  const metadata = (await callAs(world, nobody, 'GET', path('/metadata'))).body
  const certificate = /<ds:X509Certificate>([^<]*)</.exec(metadata)![1]!.replace(/\s/g, '')
  const answer = async (cipher: string, finish: (xml: string) => string) => {
    const sent = await sendThere(world, university)
    const inside = signed(assertionXml(saidBy(sent.asked, { nameId: 'dean' })), 'Assertion', keys)
    const xml = responseXml(sent.asked, encrypted(inside, certificate, { cipher }))
    return comeBack(world, sent, finish(xml))
  }
  const sign = (xml: string) => signed(xml, 'Response', keys)
  const change = (xml: string) =>
    xml.replace(/(<xenc:CipherValue>.)(.)/, (_, before, one) => before + (one === 'A' ? 'B' : 'A'))
  const rename = (xml: string) =>
    xml
      .replace('<saml:EncryptedAssertion', '<x:EncryptedAssertion xmlns:x="urn:x"')
      .replace('</saml:EncryptedAssertion', '</x:EncryptedAssertion')
  for (const cipher of ['aes-256-gcm', 'aes-256-cbc']) {
    expect(ok(await answer(cipher, sign)).userData.email).toBe('dean@uni.example')
    for (const refused of [
      await answer(cipher, (xml) => xml),
      await answer(cipher, (xml) => change(sign(xml))),
      await answer(cipher, rename),
    ])
      expect(refused.json()).toMatchObject({ key: 'single_sign_on_failed.untrusted' })
  }
})

describe('single logout', () => {
  const two = async () => {
    const tokens = []
    for (const sessionIndex of ['_one', '_two'])
      tokens.push(ok(await signIn({ nameId: 'leaver', sessionIndex, attributes: leaver })).data as string)
    return tokens as [string, string]
  }
  const leaver = { email: ['leaver@uni.example'], groups: ['registry'] }
  const destination = () => `https://credenza.example${path('/logout')}`
  const named = { nameId: 'leaver' }

  test('ends the sessions that the provider names, at once, and answers it', async () => {
    const [one, other] = await two()
    const request = logoutXml(destination(), { ...named, indexes: ['_one'] })
    const answer = await callAs(world, nobody, 'GET', `${path('/logout')}?${signedQuery(request, keys)}`)
    expect(answer.statusCode).toBe(303)
    const back = new URL(String(answer.headers.location))
    expect(`${back.origin}${back.pathname}`).toBe('https://idp.uni.example/slo')
    expect(back.searchParams.get('RelayState')).toBe('of the provider')
    expect([await mayCall(one), await mayCall(other), await mayCall(university.token)]).toEqual([
      false,
      true,
      true,
    ])
    const all = signed(logoutXml(destination(), named), 'LogoutRequest', keys)
    expect((await sendForm(path('/logout'), formOf('SAMLRequest', all, ''))).statusCode).toBe(303)
    expect(await mayCall(other)).toBe(false)
  })

  test('is refused unless the request is signed, ours, recent and new', async () => {
    const [token] = await two()
    const foreign = await newKeyPair()
    const request = (more: object = {}) => logoutXml(destination(), { ...named, ...more })
    const used = signedQuery(request({ nameId: 'nobody' }), keys)
    await callAs(world, nobody, 'GET', `${path('/logout')}?${used}`)
    const good = signedQuery(request(), keys)
    const queries = [
      good.replace(/&Signature=.*/, ''),
      good.replace(/&SigAlg=.*/, ''),
      signedQuery(request(), foreign),
      signedQuery(request(), companyKeys),
      signedQuery(request(), keys, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
      signedQuery(logoutXml('https://elsewhere.example', named), keys),
      signedQuery(request({ issuer: 'https://idp.firm.example' }), keys),
      signedQuery(request({ now: new Date(Date.now() - 20 * 60_000) }), keys),
      used,
      `${used}&${good}`,
      signedQuery(`${' '.repeat(2_000_000)}${request()}`, keys),
    ]
    for (const query of queries)
      expect((await callAs(world, nobody, 'GET', `${path('/logout')}?${query}`)).statusCode).toBe(422)
    const forms = [
      request(),
      signed(request(), 'LogoutRequest', foreign),
      signed(request(), 'LogoutRequest', keys).replace('>leaver<', '>leav<!-- -->er<'),
      signed(request({ nameId: 'another' }), 'LogoutRequest', keys).replace('>another<', '>leaver<'),
    ]
    for (const xml of forms)
      expect((await sendForm(path('/logout'), formOf('SAMLRequest', xml, ''))).statusCode).toBe(422)
    expect(await mayCall(token)).toBe(true)
  })

  test('of our own leads to the provider, which ends its session too', async () => {
    const [token] = await two()
    const { url } = ok(await callAs(world, { token }, 'GET', '/api/logout'))
    expect(url).toMatch(/^https:\/\/idp\.uni\.example\/slo\?SAMLRequest=.*&Signature=/)
    expect(await mayCall(token)).toBe(false)
    expect(
      ok(await callAs(world, await makeVerifier(world, admin), 'GET', '/api/logout')).url,
    ).toBeUndefined()
    const after = await callAs(world, nobody, 'GET', `${path('/logout')}?SAMLResponse=any`)
    expect(after.headers.location).toBe('https://credenza.example/sign-in')
  })
})

test('the owner tests it before it can be switched on, and again after a change', async () => {
  const owner = await makeVerifier(world, admin)
  const ownKeys = await newKeyPair('own')
  const data = { ...oidcProviderData(), clientSecret: '', settings: samlSettingsFor(ownKeys) }
  const switchOn = () => callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on: true })
  const saved = ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', data)).data
  expect(saved.provider).toMatchObject({ state: 'draft', settings: { kind: 'saml' } })
  expect((await switchOn()).json()).toMatchObject({ key: 'invalid.provider_untested' })
  const sent = await sendFor(world, 'test', owner)
  const tried = {
    email: 'dean@uni.example',
    groups: ['registry'],
    memberRole: 'manager',
    secondFactor: false,
  }
  expect(ok(await comeBack(world, sent, goodResponse(sent.asked, ownKeys), owner)).tried).toMatchObject(tried)
  ok(await switchOn())
  const same = ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', data)).data
  expect(same.provider.state).toBe('on')
  const changed = { ...data, settings: { ...data.settings, entityId: 'https://another.example' } }
  expect(ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', changed)).data.provider.state).toBe(
    'draft',
  )

  const begun = await sendFor(world, 'test', owner)
  const said = { issuer: 'https://another.example' }
  const parameters = await bringBack(world, begun, goodResponse(begun.asked, ownKeys, said))
  ok(await callAs(world, owner, 'PUT', '/api/single-sign-on', data))
  const finished = await finishAtProvider(world, { parameters, cookie: begun.begun.cookie }, owner)
  expect(finished.json()).toMatchObject({ key: 'single_sign_on_failed.expired' })
  expect((await switchOn()).json()).toMatchObject({ key: 'invalid.provider_untested' })
})

test('certificates that cannot be read, and addresses that no browser should go to, are refused', async () => {
  const save = (settings: object) =>
    callAs(world, company, 'PUT', '/api/single-sign-on', {
      ...oidcProviderData(),
      clientSecret: '',
      settings: { ...samlSettingsFor(companyKeys), ...settings },
    })
  for (const [settings, key] of [
    [{ certificates: ['no certificate'] }, 'invalid.certificate'],
    [{ certificates: [] }, 'invalid.certificate'],
    [{ signInUrl: 'javascript:alert(1)' }, 'invalid.provider_address'],
    [{ signInUrl: 'https://10.0.0.1/sso' }, 'invalid.provider_address'],
    [{ logoutUrl: 'http://idp.uni.example/slo' }, 'invalid.provider_address'],
  ] as const)
    expect((await save(settings)).json()).toMatchObject({ key })
})
