import { dayMs, type SingleSignOnRequest } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite, makeColleague } from '../../../test/acts/colleagues.ts'
import { addUser, makeDirectoryKey, patchOf, scim } from '../../../test/acts/directories.ts'
import { codeIn, mailsTo } from '../../../test/acts/mails.ts'
import {
  callAs,
  makeIssuer,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  signIn,
} from '../../../test/acts/people.ts'
import { addPasskey, freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { oidcProviderData, switchOnProvider, vouch } from '../../../test/acts/single-sign-on.ts'
import { overlap } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Caller } from '../../platform/http/access.ts'
import { issuerOf } from '../identity-provider/find-provider.ts'
import { askForSecondFactor } from '../sign-in/complete-sign-in.ts'
import { confirmLink } from './confirm-link.ts'
import { fulfilPurpose } from './fulfil-purpose.ts'
import { mappedRole } from './make-vouched-colleague.ts'
import type { OpenSignIn } from './provider-sign-ins.ts'

const { world, issuer, verifier, admin } = await openRolesWorld({ startRoles: true })
let company: Organisation

beforeAll(async () => {
  company = await makeVerifier(world, admin)
  await switchOnProvider(world, { owner: issuer, admin, domain: 'uni.example' })
  await switchOnProvider(world, { owner: verifier, admin, domain: 'firm.example' })
})
afterAll(() => world.close())

const from = { address: '203.0.113.7', device: 'Firefox on Linux', language: 'en' as const }
const refused = (why: string) => ({ sentence: { key: `single_sign_on_failed.${why}` } })
const mayCall = async (token: string) =>
  (await callAs(world, { token }, 'GET', '/api/colleagues')).statusCode === 200

describe('somebody new', () => {
  test('becomes a colleague with the role of their group, and stays the same person when the email changes', async () => {
    const first = await vouch(world, issuer, { subject: 'n1', email: 'new@uni.example' })
    expect(first).toMatchObject({
      role: 'issuer',
      userData: { memberRole: 'manager', email: 'new@uni.example' },
    })
    const again = await vouch(world, issuer, { subject: 'n1', email: 'married@uni.example', groups: [] })
    expect(again).toMatchObject({ userData: { email: 'new@uni.example' } })
  })

  test('of several groups gets one role, whatever the order of the mapping', () => {
    const [auditors, signers] = [
      { group: 'auditors', memberRole: 'auditor' as const },
      { group: 'signers', memberRole: 'signer' as const },
    ]
    for (const byGroup of [
      [auditors, signers],
      [signers, auditors],
    ]) {
      const roles = { groupsFrom: 'groups', byGroup, otherwise: 'finance' as const }
      expect(mappedRole({ roles }, { groups: ['auditors', 'signers'] })).toBe('signer')
      expect(mappedRole({ roles }, { groups: ['auditors'] })).toBe('auditor')
      expect(mappedRole({ roles }, { groups: ['nobody'] })).toBe('finance')
    }
  })

  test('who was invited gets the role of the invitation', async () => {
    const whom = { name: 'Omar', email: 'omar@uni.example', memberRole: 'auditor' as const }
    ok(await invite(world, issuer, whom))
    const answer = await vouch(world, issuer, { subject: 'o1', email: whom.email, groups: ['registry'] })
    expect(answer).toMatchObject({ userData: { memberRole: 'auditor' } })
  })

  test.each([
    ['no group that has a role', { groups: ['students'], email: 'x@uni.example' }, 'no_role'],
    ['no confirmed email', { email: undefined }, 'no_email'],
    ['an email of another organisation’s domain', { email: 'x@firm.example' }, 'domain'],
    ['an email of a domain that nobody has proven', { email: 'x@elsewhere.example' }, 'domain'],
    ['an email of a subdomain that was not proven itself', { email: 'x@mail.uni.example' }, 'domain'],
  ])('with %s does not get in', async (_name, person, why) => {
    await expect(vouch(world, issuer, { subject: 'x1', ...person })).rejects.toMatchObject(refused(why))
  })
})

describe('an account that exists', () => {
  test('is opened only after the code in its mailbox, and five wrong ones use it up', async () => {
    const colleague = await colleagueAt('known@uni.example')
    const answer = await vouch(world, issuer, { subject: 'k1', email: colleague.email })
    const { token } = linkIn(answer)
    for (let i = 0; i < 5; i++)
      await expect(confirmLink(world.ctx, { token, code: 'wrong' }, from)).rejects.toMatchObject({
        sentence: { key: 'otp_wrong' },
      })
    const code = await codeMailedTo(colleague.email)
    await expect(confirmLink(world.ctx, { token, code }, from)).rejects.toMatchObject(refused('link_expired'))

    const second = linkIn(await vouch(world, issuer, { subject: 'k1', email: colleague.email }))
    const right = await codeMailedTo(colleague.email, 2)
    const opened = await confirmLink(world.ctx, { token: second.token, code: right }, from)
    expect(opened).toMatchObject({ userData: { email: colleague.email } })
    expect(await vouch(world, issuer, { subject: 'k1' })).toMatchObject({ role: 'issuer' })
    await expect(confirmLink(world.ctx, { token: second.token, code: right }, from)).rejects.toMatchObject(
      refused('link_expired'),
    )
  })

  test('with a second factor is connected only once that is shown, whatever the provider saw', async () => {
    const colleague = await colleagueAt('careful@uni.example')
    await addPasskey(world, colleague)
    const { token } = linkIn(await vouch(world, issuer, { subject: 'c1', email: colleague.email }))
    const code = await codeMailedTo(colleague.email)
    expect(await confirmLink(world.ctx, { token, code }, from)).toHaveProperty('secondFactor')
    expect(await vouch(world, issuer, { subject: 'c1', email: colleague.email })).toHaveProperty('link')
  })

  describe('is not connected by what a provider began that has since been removed,', () => {
    const removeProvider = (owner: Organisation) => callAs(world, owner, 'DELETE', '/api/single-sign-on')
    const another = {
      settings: { ...oidcProviderData().settings, issuer: 'https://login.other.example' },
    } as Partial<SingleSignOnRequest>

    test('even if another one has taken its place', async () => {
      const owner = await makeIssuer(world, admin)
      await switchOnProvider(world, { owner, admin, domain: 'swap.example' })
      const colleague = await makeColleague(world, owner, undefined, 'manager', 'sam@swap.example')
      const { token } = linkIn(await vouch(world, owner, { subject: 's1', email: colleague.email }))
      const code = await codeMailedTo(colleague.email)
      ok(await removeProvider(owner))
      await switchOnProvider(world, { owner, admin, domain: 'swapped.example' }, another)
      await expect(confirmLink(world.ctx, { token, code }, from)).rejects.toMatchObject(
        refused('link_expired'),
      )
    })

    test('nor by one whose address was changed', async () => {
      const owner = await makeIssuer(world, admin)
      await switchOnProvider(world, { owner, admin, domain: 'moved.example' })
      const colleague = await makeColleague(world, owner, undefined, 'manager', 'sam@moved.example')
      const { token } = linkIn(await vouch(world, owner, { subject: 's1', email: colleague.email }))
      const code = await codeMailedTo(colleague.email)
      await switchOnProvider(world, { owner, admin, domain: 'second.example' }, another)
      await expect(confirmLink(world.ctx, { token, code }, from)).rejects.toMatchObject(
        refused('link_expired'),
      )
    })

    test('while it waits for the second factor', async () => {
      const owner = await makeIssuer(world, admin)
      await switchOnProvider(world, { owner, admin, domain: 'held.example' })
      const colleague = await makeColleague(world, owner, undefined, 'manager', 'sam@held.example')
      await addPasskey(world, colleague)
      const { token } = linkIn(await vouch(world, owner, { subject: 's1', email: colleague.email }))
      const code = await codeMailedTo(colleague.email)
      const answer = await confirmLink(world.ctx, { token, code }, from)
      const { secondFactor } = answer as { secondFactor: { token: string } }
      ok(await removeProvider(owner))
      await expect(askForSecondFactor(world.ctx, secondFactor.token)).rejects.toMatchObject({
        code: 'second_factor_expired',
      })
    })

    test('or that is being removed', async () => {
      const owner = await makeIssuer(world, admin)
      await switchOnProvider(world, { owner, admin, domain: 'going.example' })
      const colleague = await makeColleague(world, owner, undefined, 'manager', 'sam@going.example')
      const [removed, begun] = await overlap(
        world,
        owner.id,
        () => removeProvider(owner),
        () => vouch(world, owner, { subject: 's1', email: colleague.email }).catch((error: unknown) => error),
      )
      ok(removed)
      expect(begun).toMatchObject(refused('not_offered'))
    })
  })

  describe('with a second factor is not opened by a provider that has since been switched off,', () => {
    const switchOff = (owner: Organisation) =>
      callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on: false, required: false })

    /** Somebody whom the provider of a new organisation knows, and who has a passkey. */
    async function knownAt(domain: string) {
      const owner = await makeIssuer(world, admin)
      await switchOnProvider(world, { owner, admin, domain })
      const person = { subject: 'known', email: `sam@${domain}` }
      const colleague = await makeColleague(world, owner, undefined, 'manager', person.email)
      const { token } = linkIn(await vouch(world, owner, person))
      await confirmLink(world.ctx, { token, code: await codeMailedTo(colleague.email) }, from)
      await addPasskey(world, colleague)
      return { owner, person }
    }

    test('while it waits for the second factor', async () => {
      const { owner, person } = await knownAt('off.example')
      const answer = await vouch(world, owner, person)
      const { secondFactor } = answer as { secondFactor: { token: string } }
      ok(await switchOff(owner))
      await expect(askForSecondFactor(world.ctx, secondFactor.token)).rejects.toMatchObject({
        code: 'second_factor_expired',
      })
    })

    test('nor by one that is being switched off', async () => {
      const { owner, person } = await knownAt('fading.example')
      const [off, begun] = await overlap(
        world,
        owner.id,
        () => switchOff(owner),
        () => vouch(world, owner, person).catch((error: unknown) => error),
      )
      ok(off)
      expect(begun).toMatchObject(refused('not_offered'))
    })
  })

  test('is not connected by what a provider began that has since been switched off and on again', async () => {
    const owner = await makeIssuer(world, admin)
    await switchOnProvider(world, { owner, admin, domain: 'blink.example' })
    const colleague = await makeColleague(world, owner, undefined, 'manager', 'sam@blink.example')
    const { token } = linkIn(await vouch(world, owner, { subject: 's1', email: colleague.email }))
    const code = await codeMailedTo(colleague.email)
    for (const on of [false, true])
      ok(await callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on, required: false }))
    await expect(confirmLink(world.ctx, { token, code }, from)).rejects.toMatchObject(refused('link_expired'))
  })

  test('of another organisation is never opened, even by its identity there', async () => {
    await vouch(world, verifier, { subject: 'shared', email: 'v@firm.example' })
    await expect(vouch(world, issuer, { subject: 'shared', email: undefined })).rejects.toMatchObject(
      refused('no_email'),
    )
    ok(
      await callAs(world, admin, 'POST', `/api/admin/organisations/${company.id}/domains`, {
        domain: 'group.example',
      }),
    )
    const taken = { subject: 't1', email: company.email }
    await expect(vouch(world, issuer, taken)).rejects.toMatchObject(refused('domain'))
  })

  test('is not made for somebody whom the directory calls inactive', async () => {
    const key = await makeDirectoryKey(world, issuer)
    const { id } = await addUser(world, key, 'former@uni.example')
    const leaves = patchOf({ op: 'replace', path: 'active', value: false })
    expect((await scim(world, key, 'PATCH', `/Users/${id}`, leaves)).statusCode).toBe(200)
    const person = { subject: 'former', email: 'former@uni.example' }
    await expect(vouch(world, issuer, person)).rejects.toMatchObject(refused('removed'))
  })

  test('of a removed colleague is not made again', async () => {
    const person = { subject: 'gone', email: 'gone@uni.example' }
    await vouch(world, issuer, person)
    const { data } = ok(await callAs(world, issuer, 'GET', '/api/colleagues'))
    const { _id } = data.find(({ email }: { email: string }) => email === person.email)
    ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${_id}`))
    await expect(vouch(world, issuer, person)).rejects.toMatchObject(refused('removed'))
    for (const changed of [{ subject: 'new-id' }, { email: 'alias@uni.example' }])
      await expect(vouch(world, issuer, { ...person, ...changed })).rejects.toMatchObject(refused('removed'))
    ok(await invite(world, issuer, { name: 'Back', email: person.email }))
    expect(await vouch(world, issuer, person)).toMatchObject({ userData: { email: person.email } })
  })
})

test('a second factor that a provider saw in the future is stale after five minutes all the same', async () => {
  await switchOnProvider(
    world,
    { owner: company, admin, domain: 'fast.example' },
    { countsSecondFactor: true },
  )
  const at = new Date(world.ctx.clock().getTime() + 365 * dayMs)
  const person = { subject: 'fast', email: 'fast@fast.example', secondFactor: { at } }
  const { data: token } = (await vouch(world, company, person)) as { data: string }
  const addPasskey = () => callAs(world, { token }, 'POST', '/api/account/passkeys/options')
  expect((await addPasskey()).statusCode).toBe(200)
  world.advance(6 * 60_000)
  expect((await addPasskey()).json()).toMatchObject({ error: 'second_factor_stale' })
})

test('an identity is not connected with a session that has ended since the call began', async () => {
  const { accountId } = await colleagueAt('ended@uni.example')
  const by = { accountId, sessionId: 'ended' }
  const open = { organisationId: issuer.id, purpose: 'connect', by, secrets: {} } as OpenSignIn
  const said = {
    issuer: issuerOf(oidcProviderData()),
    subject: 'e1',
    email: undefined,
    name: '',
    groups: [],
  }
  const person = { ...said, secondFactor: undefined, session: '' }
  const connecting = fulfilPurpose(world.ctx, open, person, { caller: by as Caller, from })
  await expect(connecting).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('a suspended organisation’s provider signs nobody in', async () => {
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${verifier.id}/suspend`, { reason: 'Fee' }))
  await expect(vouch(world, verifier, { subject: 'shared' })).rejects.toMatchObject(refused('not_offered'))
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${verifier.id}/reinstate`))
})

test('where it is required, passwords stop working at once, and the owner’s passkey does not', async () => {
  const colleague = await colleagueAt('late@uni.example')
  expect(await mayCall(colleague.token)).toBe(true)
  expect(
    (await callAs(world, issuer, 'PUT', '/api/single-sign-on/state', { on: true, required: true })).json(),
  ).toMatchObject({ key: 'invalid.owner_passkey' })
  await freshSecondFactor(world, issuer)
  ok(await callAs(world, issuer, 'PUT', '/api/single-sign-on/state', { on: true, required: true }))
  expect(await mayCall(colleague.token)).toBe(false)
  const attempt = (password: string) =>
    callAs(world, nobody, 'POST', '/api/sign-in', {
      email: colleague.email,
      password,
      selectedRole: 'issuer',
    })
  expect((await attempt(colleague.password)).json()).toMatchObject({ error: 'single_sign_on_required' })
  expect((await attempt('not the password')).json()).toMatchObject({ error: 'sign_in_failed' })
  const owner = await signIn(world, issuer)
  expect(await mayCall(owner.token)).toBe(true)
  const { data } = ok(await callAs(world, owner, 'GET', '/api/account/second-factor'))
  const last = await callAs(world, owner, 'DELETE', `/api/account/passkeys/${data.passkeys[0].id}`)
  expect(last.json()).toMatchObject({ key: 'second_factor_required.last_passkey' })
})

test('an owner does not lose the last passkey while the provider becomes required', async () => {
  const owner = await makeIssuer(world, admin)
  await switchOnProvider(world, { owner, admin, domain: 'late.example' })
  await freshSecondFactor(world, owner)
  const { data } = ok(await callAs(world, owner, 'GET', '/api/account/second-factor'))
  const [required, removed] = await overlap(
    world,
    owner.id,
    () => callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on: true, required: true }),
    () => callAs(world, owner, 'DELETE', `/api/account/passkeys/${data.passkeys[0].id}`),
  )
  ok(required)
  expect(removed.json()).toMatchObject({ key: 'second_factor_required.last_passkey' })
})

test('the provider does not become required while an owner removes the last passkey', async () => {
  const owner = await makeIssuer(world, admin)
  await switchOnProvider(world, { owner, admin, domain: 'later.example' })
  await freshSecondFactor(world, owner)
  const { data } = ok(await callAs(world, owner, 'GET', '/api/account/second-factor'))
  const [removed, required] = await overlap(
    world,
    owner.id,
    () => callAs(world, owner, 'DELETE', `/api/account/passkeys/${data.passkeys[0].id}`),
    () => callAs(world, owner, 'PUT', '/api/single-sign-on/state', { on: true, required: true }),
  )
  ok(removed)
  expect(required.json()).toMatchObject({ key: 'invalid.owner_passkey' })
})

const linkIn = (answer: object): { token: string } => {
  expect(answer).toHaveProperty('link')
  return (answer as { link: { token: string } }).link
}

const colleagueAt = (email: string) => makeColleague(world, issuer, undefined, 'manager', email)

/** The code in the newest of this many emails that have one. */
const codeMailedTo = (email: string, mails = 1): Promise<string> =>
  world.until(async () => {
    const sent = (await mailsTo(world, email)).filter(({ text }) => code.test(text))
    return sent.length >= mails && codeIn(sent[0])
  })
const code = /^\s*\d{6}\s*$/m
