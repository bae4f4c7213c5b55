// @module-tag slow
import { dayMs } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, invite, invitedToken, newcomer } from '../../../../test/acts/colleagues.ts'
import { addGroup, addUser, makeDirectoryKey } from '../../../../test/acts/directories.ts'
import {
  callAs,
  kycForm,
  nobody,
  type Organisation,
  ok,
  personalData,
  profileImage,
  signIn,
  uploadAs,
} from '../../../../test/acts/people.ts'
import { addPasskey } from '../../../../test/acts/second-factor.ts'
import { switchOnProvider, vouch } from '../../../../test/acts/single-sign-on.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { checkTrails } from '../../../proof/audit/check-trail.ts'
import { purgeUnfinished } from './unfinished.ts'

const { world, admin, issuer } = await openRolesWorld({ startRoles: true })
const password = 'a password of my own'
beforeAll(() => switchOnProvider(world, { owner: issuer, admin, domain: 'uni.example' }))
afterAll(async () => {
  expect((await checkTrails(world.ctx)).filter((trail) => !trail.ok)).toEqual([])
  await world.close()
})

const signUp = (email: string) =>
  callAs(world, nobody, 'POST', '/api/personal-data', personalData('verifier', email, 'Squat Ltd'))

/** An organisation that a stranger has signed up with this address; only its papers are missing. */
async function squatted(email: string) {
  const { registrationId: id } = ok(await signUp(email))
  const person = await signIn(world, {
    email,
    password: personalData('verifier', email, '').password,
    role: 'verifier',
  })
  ok(await uploadAs(world, person, '/api/update-profile', { doc_url: profileImage() }))
  await addPasskey(world, person)
  return { ...person, id }
}
const submit = (id: string) => uploadAs(world, nobody, '/api/update-kyc', kycForm(id))
const errorOf = (answer: { statusCode: number; json(): { error: string } }) => [
  answer.statusCode,
  answer.json().error,
]

const tables = ['organisation', 'organisation_key', 'account', 'sealed_file'] as const
async function left(id: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const column = table === 'organisation' ? 'id' : 'org_id'
    const row = world.ctx.db.selectFrom(table).select(column).where(column, '=', id)
    if (await row.executeTakeFirst()) found.push(table)
  }
  return found
}
const removals = (id: string) =>
  world.ctx.db
    .selectFrom('audit_entry')
    .select('actor')
    .where('org_id', '=', id)
    .where('action', '=', 'organisation.sign-up-removed')
    .execute()

describe('an unfinished sign-up gives way to somebody who', () => {
  test('accepts an invitation, and not before', async () => {
    const whom = newcomer()
    const squatter = await squatted(whom.email)
    const { data } = ok(await invite(world, issuer, whom))
    expect(await left(squatter.id)).toEqual(tables)
    ok(await callAs(world, squatter, 'GET', '/api/issuer-verifier-profile'))
    ok(await accept(world, await invitedToken(world, whom.email), password))
    expect(await left(squatter.id)).toEqual([])
    expect(await removals(squatter.id)).toEqual([{ actor: data._id }])
    expect((await callAs(world, squatter, 'GET', '/api/issuer-verifier-profile')).statusCode).toBe(401)
    expect(errorOf(await submit(squatter.id))[0]).toBe(404)
    const colleague = await signIn(world, { email: whom.email, password, role: 'issuer' })
    expect(colleague.id).toBe(issuer.id)
  })

  test('signs in through a provider', async () => {
    const email = 'dean@uni.example'
    const squatter = await squatted(email)
    expect(await vouch(world, issuer, { subject: 'dean', email })).toMatchObject({ userData: { email } })
    expect(await left(squatter.id)).toEqual([])
  })

  test('is in a directory', async () => {
    const { email } = newcomer()
    await squatted(email)
    const key = await makeDirectoryKey(world, issuer)
    const { id } = await addUser(world, key, email)
    await addGroup(world, { key, owner: issuer }, 'auditor', [id])
    ok(await accept(world, await invitedToken(world, email), password))
    await signIn(world, { email, password, role: 'issuer' })
  })
})

describe('what keeps its address:', () => {
  const refusals = async (email: string) => {
    const invited = errorOf(await invite(world, issuer, { name: 'Dean', email }))
    const vouched = await vouch(world, issuer, { subject: email, email }).then(
      () => 'signed in',
      ({ sentence }: { sentence: { key: string } }) => sentence.key,
    )
    return [...invited, vouched]
  }
  const refused = [409, 'email_taken', 'single_sign_on_failed.email_elsewhere']

  test('an organisation that waits for a decision, or was asked for more', async () => {
    const email = 'waits@uni.example'
    const { id } = await squatted(email)
    ok(await submit(id))
    expect(await refusals(email)).toEqual(refused)
    ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${id}/return`, { reason: 'Unreadable' }))
    expect(await refusals(email)).toEqual(refused)
    world.advance(31 * dayMs)
    await purgeUnfinished(world.ctx)
    expect(await left(id)).toEqual(tables)
    for (const person of [issuer, admin]) Object.assign(person, await signIn(world, person))
  })

  test('a sign-up under a hold, or with a domain from an administrator', async () => {
    const held = await squatted('held@uni.example')
    const subjectId = held.id
    const hold = { subjectId, reason: 'Court case 12/2026', until: null }
    ok(await callAs(world, admin, 'POST', '/api/admin/data-protection/holds', hold))
    const given = await squatted('given@uni.example')
    const domain = { domain: 'given.example' }
    ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${given.id}/domains`, domain))
    for (const { email } of [held, given]) expect(await refusals(email)).toEqual(refused)
    world.advance(31 * dayMs)
    await purgeUnfinished(world.ctx)
    for (const { id } of [held, given]) expect(await left(id)).toEqual(tables)
    for (const person of [issuer, admin]) Object.assign(person, await signIn(world, person))
  })
})

test('papers and an accepted invitation at once: one of them counts', async () => {
  for (let round = 0; round < 3; round++) {
    const whom = newcomer()
    const { id } = await squatted(whom.email)
    ok(await invite(world, issuer, whom))
    const token = await invitedToken(world, whom.email)
    const [accepted, submitted] = await Promise.all([accept(world, token, password), submit(id)])
    expect([accepted.statusCode, submitted.statusCode].sort()).toEqual(
      submitted.statusCode === 200 ? [200, 409] : [200, 404],
    )
    expect(await left(id)).toEqual(submitted.statusCode === 200 ? tables : [])
  }
})

test('unfinished sign-ups are removed after 30 days, and their address is free', async () => {
  const email = newcomer().email
  const { id } = await squatted(email)
  expect(errorOf(await signUp(email))).toEqual([409, 'email_taken'])
  world.advance(29 * dayMs)
  const young: Pick<Organisation, 'id'> = await squatted(newcomer().email)
  await purgeUnfinished(world.ctx)
  expect(await left(id)).toEqual(tables)
  world.advance(dayMs)
  await purgeUnfinished(world.ctx)
  expect(await left(id)).toEqual([])
  expect(await removals(id)).toEqual([{ actor: 'system' }])
  expect(await left(young.id)).toEqual(tables)
  ok(await signUp(email))
})
