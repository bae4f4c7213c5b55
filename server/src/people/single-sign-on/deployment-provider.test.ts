import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite, makeColleague } from '../../../test/acts/colleagues.ts'
import { codeIn, mailsTo, untilMails } from '../../../test/acts/mails.ts'
import { callAs, makeAdmin, makeIssuer, makeVerifier, nobody, ok } from '../../../test/acts/people.ts'
import { addPasskey } from '../../../test/acts/second-factor.ts'
import {
  finishAtProvider,
  oidcProviderData,
  startAtProvider,
  switchOnProvider,
} from '../../../test/acts/single-sign-on.ts'
import { openForgingProvider } from '../../../test/stand-ins/forging-provider.ts'
import {
  entityId,
  goodResponse,
  logoutXml,
  newKeyPair,
  type Said,
  type SamlKeyPair,
  samlSettingsFor,
  signedQuery,
} from '../../../test/stand-ins/saml-provider.ts'
import { bringBack, comeBack, sendThere } from '../../../test/worlds/saml-world.ts'
import { openTestWorld, publicUrl } from '../../../test/worlds/test-world.ts'
import { openDeploymentProvider } from '../identity-provider/deployment-provider.ts'
import { askForSecondFactor } from '../sign-in/complete-sign-in.ts'

const pem = ({ certificate }: SamlKeyPair) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`

const folder = await mkdtemp(join(tmpdir(), 'credenza-deployment-'))
const [keys, ours] = await Promise.all([newKeyPair('ministry'), newKeyPair('us')])
const file = async (name: string, text: string) => {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}
const world = await openTestWorld({
  callsPrivate: true,
  settings: {
    SAML_ENTITY_ID: entityId,
    SAML_SIGN_IN_URL: 'https://login.ministry.example/sso',
    SAML_CERTIFICATES_FILE: await file('certificates.pem', pem(keys) + pem(ours)),
    SAML_KEY_FILE: await file('key.pem', ours.privateKey),
    SAML_KEY_CERTIFICATE_FILE: await file('certificate.pem', pem(ours)),
  },
})
const admin = await makeAdmin(world)
/** Has proven uni.example and has no provider of its own. */
const university = await makeIssuer(world, admin)
/** Has its own provider. */
const company = await makeVerifier(world, admin)
const companyKeys = await newKeyPair('firm')
await switchOnProvider(
  world,
  { owner: company, admin, domain: 'firm.example' },
  { settings: samlSettingsFor(companyKeys, { entityId: 'https://idp.firm.example' }), clientSecret: '' },
)
const path = `/api/admin/organisations/${university.id}/domains`
ok(await callAs(world, admin, 'POST', path, { domain: 'uni.example' }))
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

async function signIn(more: Partial<Said>) {
  const sent = await sendThere(world, university)
  return comeBack(world, sent, goodResponse(sent.asked, keys, more))
}
const person = (email: string): Partial<Said> => ({
  nameId: email,
  attributes: { email: [email], groups: ['registry'] },
})

test('a key that is not that of its certificate is refused', async () => {
  const settings = {
    kind: 'saml',
    preset: 'other',
    entityId,
    signInUrl: 'https://login.ministry.example/sso',
    logoutUrl: '',
    certificatesFile: join(folder, 'certificates.pem'),
    keyFile: join(folder, 'key.pem'),
    // Its first one is the provider’s.
    keyCertificateFile: join(folder, 'certificates.pem'),
  } as const
  await expect(openDeploymentProvider(settings, world.ctx.keys)).rejects.toThrow(
    'SAML_KEY_FILE is not the key of the certificate in SAML_KEY_CERTIFICATE_FILE',
  )
})

test('is offered for the domains of organisations without a provider of their own', async () => {
  const find = async (email: string) =>
    ok(await callAs(world, nobody, 'POST', '/api/single-sign-on/find', { email })).data.organisationId
  expect(await find('dean@uni.example')).toBe(university.id)
  expect(await find('clerk@firm.example')).toBe(company.id)
  expect(await find('somebody@elsewhere.example')).toBe('')
  const [shared, own] = [await sendThere(world, university), await sendThere(world, company)]
  expect(shared.asked.audience).toBe(`${publicUrl}/api/single-sign-on/saml/deployment/metadata`)
  expect(shared.begun.url).toMatch(/^https:\/\/login\.ministry\.example\/sso\?/)
  expect(own.asked.audience).toBe(`${publicUrl}/api/single-sign-on/saml/${company.id}/metadata`)
  const metadata = await callAs(world, nobody, 'GET', '/api/single-sign-on/saml/deployment/metadata')
  expect(metadata.body).toContain(`${publicUrl}/api/single-sign-on/saml/deployment"`)
})

test('lets in who is invited, and makes nobody else a colleague', async () => {
  expect((await signIn(person('stranger@uni.example'))).json()).toMatchObject({
    key: 'single_sign_on_failed.no_role',
  })
  ok(await invite(world, university, { name: 'Noura', email: 'noura@uni.example', memberRole: 'auditor' }))
  const { userData, data: token } = ok(await signIn(person('noura@uni.example')))
  expect(userData).toMatchObject({ email: 'noura@uni.example', memberRole: 'auditor' })
  expect(ok(await signIn(person('noura@uni.example'))).userData.email).toBe('noura@uni.example')
  const elsewhere = { ...person('noura@uni.example'), nameId: 'somebody else' }
  expect(ok(await signIn(elsewhere))).toMatchObject({ link: { email: 'noura@uni.example' } })

  const path = '/api/single-sign-on/saml/deployment/logout'
  const request = signedQuery(logoutXml(`${publicUrl}${path}`, { nameId: 'noura@uni.example' }), keys)
  expect((await callAs(world, nobody, 'GET', `${path}?${request}`)).statusCode).toBe(303)
  expect((await callAs(world, { token }, 'GET', '/api/colleagues')).statusCode).toBe(401)
})

test('opens nothing of an organisation with a provider of its own, nor the other way round', async () => {
  const [there, here] = [await sendThere(world, company), await sendThere(world, university)]
  const forCompany = goodResponse({ ...there.asked, id: there.asked.id }, keys, person('clerk@firm.example'))
  const parameters = await bringBack(world, there, forCompany)
  expect((await finishAtProvider(world, { parameters, cookie: there.begun.cookie })).json()).toMatchObject({
    key: 'single_sign_on_failed.untrusted',
  })
  const shared = new URL(here.asked.consumerUri).pathname
  expect(await bringBack(world, there, forCompany, { to: shared })).toBe('state=')
  const byCompany = goodResponse(here.asked, companyKeys, person('noura@uni.example'))
  expect((await comeBack(world, here, byCompany)).json()).toMatchObject({
    key: 'single_sign_on_failed.untrusted',
  })
  expect((await signIn(person('clerk@firm.example'))).json()).toMatchObject({
    key: 'single_sign_on_failed.domain',
  })
})

test('an answer of the deployment’s provider no longer counts once the organisation has its own', async () => {
  const sent = await sendThere(world, university)
  const parameters = await bringBack(world, sent, goodResponse(sent.asked, keys, person('noura@uni.example')))
  const own = {
    settings: samlSettingsFor(companyKeys, { entityId: 'https://idp.own.example' }),
    clientSecret: '',
  }
  await switchOnProvider(world, { owner: university, admin, domain: 'staff.uni.example' }, own)
  expect((await finishAtProvider(world, { parameters, cookie: sent.begun.cookie })).json()).toMatchObject({
    key: 'single_sign_on_failed.not_offered',
  })
  ok(await callAs(world, university, 'DELETE', '/api/single-sign-on'))
})

describe('what it began', () => {
  beforeAll(() => world.startRoles())

  /** A colleague with this email begins to connect their account, and this enters the code that they were mailed. */
  async function beginLink(email: string) {
    const colleague = await makeColleague(world, university, 'Salma', 'auditor', email)
    const mails = (await mailsTo(world, email)).length
    const { link } = ok(await signIn(person(email)))
    const otp = codeIn((await untilMails(world, email, mails + 1))[0])
    const confirm = () =>
      callAs(world, nobody, 'POST', '/api/single-sign-on/link', { token: link.token, otp })
    return { colleague, confirm }
  }

  test('connects nobody once the organisation has a provider of its own', async () => {
    const { confirm } = await beginLink('salma@uni.example')
    await switchOnProvider(world, { owner: university, admin, domain: 'own.uni.example' })
    expect((await confirm()).json()).toMatchObject({ key: 'single_sign_on_failed.link_expired' })
    ok(await callAs(world, university, 'DELETE', '/api/single-sign-on'))
  })

  test('goes on while the owner drafts a provider that nobody is offered yet, and discards it', async () => {
    const { confirm } = await beginLink('huda@uni.example')
    for (const clientSecret of ['a secret', 'another one'])
      ok(await callAs(world, university, 'PUT', '/api/single-sign-on', oidcProviderData({ clientSecret })))
    ok(await callAs(world, university, 'DELETE', '/api/single-sign-on'))
    expect(ok(await confirm()).userData).toMatchObject({ email: 'huda@uni.example' })
  })

  test('ends once the organisation has a provider of its own, while it waits for the second factor', async () => {
    const { colleague, confirm } = await beginLink('amal@uni.example')
    await addPasskey(world, colleague)
    const { secondFactor } = ok(await confirm())
    await switchOnProvider(world, { owner: university, admin, domain: 'new.uni.example' })
    await expect(askForSecondFactor(world.ctx, secondFactor.token)).rejects.toMatchObject({
      code: 'second_factor_expired',
    })
    ok(await callAs(world, university, 'DELETE', '/api/single-sign-on'))
  })
})

test('speaks OpenID Connect as well', async () => {
  const forging = await openForgingProvider()
  const settings = {
    kind: 'oidc',
    preset: 'other',
    issuer: forging.issuer,
    clientId: 'credenza',
    clientSecret: 'shh',
  } as const
  const before = world.ctx.deploymentProvider
  world.ctx.deploymentProvider = await openDeploymentProvider(settings, world.ctx.keys)
  try {
    ok(await invite(world, university, { name: 'Omar', email: 'omar@uni.example', memberRole: 'auditor' }))
    forging.forge({ claims: { sub: 'omar', email: 'omar@uni.example' } })
    const { url, cookie } = await startAtProvider(world, university)
    const answer = ok(await finishAtProvider(world, { parameters: forging.answer(url), cookie }))
    expect(answer.userData).toMatchObject({ email: 'omar@uni.example', memberRole: 'auditor' })
  } finally {
    world.ctx.deploymentProvider = before
    await forging.close()
  }
})
