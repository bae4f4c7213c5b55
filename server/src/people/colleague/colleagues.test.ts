import { words } from '@credenza/languages/words'
import { type Colleague, dayMs } from '@credenza/schema'
import { account } from '@credenza/schema/sentences/account'
import { afterAll, describe, expect, test } from 'vitest'
import { accept, invite, invitedToken, makeColleague, newcomer } from '../../../test/acts/colleagues.ts'
import { addFee } from '../../../test/acts/fees.ts'
import { mailsTo } from '../../../test/acts/mails.ts'
import {
  callAs,
  kycForm,
  makeAdmin,
  makeIssuer,
  makeVerifier,
  nobody,
  ok,
  type Person,
  personalData,
  signIn,
  suspendOrganisation,
  uploadAs,
} from '../../../test/acts/people.ts'
import { addPasskey } from '../../../test/acts/second-factor.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { workQueues } from '../../queues.ts'

const day = dayMs
const password = 'a password of my own'

const world = await openTestWorld()
await workQueues(world.ctx)
const admin = await makeAdmin(world)
const owner = await makeVerifier(world, admin)
const other = await makeIssuer(world, admin)
afterAll(() => world.close())

const list = async (who: Person) => ok(await callAs(world, who, 'GET', '/api/colleagues')).data
const again = (id: string) => callAs(world, owner, 'POST', `/api/colleagues/${id}/invitation`)
const remove = (who: Person, id: string) => callAs(world, who, 'DELETE', `/api/colleagues/${id}`)
const errorOf = async (answer: ReturnType<typeof callAs>) => {
  const { statusCode, body } = await answer
  return [statusCode, JSON.parse(body).error]
}
const ended = [422, 'invitation_ended']

test('the owner sees who can show a second factor; colleagues do not', async () => {
  const firm = await makeVerifier(world, admin)
  const whom = newcomer()
  ok(await invite(world, firm, whom))
  ok(await accept(world, await invitedToken(world, whom.email), password))
  const colleague = await signIn(world, { email: whom.email, password, role: 'verifier' })
  ok(await invite(world, firm, newcomer()))
  const factors = async (caller: Person) =>
    (await list(caller)).map(({ hasSecondFactor }: Colleague) => hasSecondFactor)
  expect(await factors(firm)).toEqual([false, false, undefined])
  await addPasskey(world, colleague)
  expect(await factors(firm)).toEqual([false, true, undefined])
  expect(await factors(colleague)).toEqual([undefined, undefined, undefined])
})

describe('an invitation', () => {
  test('is mailed in English and in the language that the owner chose', async () => {
    const french = await makeVerifier(world, admin)
    ok(await callAs(world, french, 'GET', '/api/colleagues', undefined, { cookie: 'new-language=fr' }))
    const whom = newcomer('Jeanne Martin')
    ok(await invite(world, french, whom))
    await invitedToken(world, whom.email)
    const [mail] = await mailsTo(world, whom.email)
    expect(mail!.text).toContain(words.en.mail.invitation.colleague.open)
    expect(mail!.text).toContain(words.fr.mail.invitation.colleague.open)
    expect(mail!.text).not.toContain(words.ar.mail.invitation.colleague.open)
  })

  test('is mailed in both languages, and leads to a separate account', async () => {
    const whom = newcomer('Hala Nasser')
    const { data } = ok(await invite(world, owner, whom))
    expect(data).toMatchObject({ ...whom, state: 'invited', isYou: false })
    const token = await invitedToken(world, whom.email)
    const [mail] = await mailsTo(world, whom.email)
    expect(mail!.text).toContain('Accept the invitation')
    expect(mail!.text).toContain('قبول الدعوة')

    const read = ok(await callAs(world, nobody, 'POST', '/api/invitation', { token })).data
    expect(read).toEqual({ organizationName: owner.name, role: 'verifier', ...whom })
    ok(await accept(world, token, password))
    const colleague = await signIn(world, { email: whom.email, password, role: 'verifier' })
    expect(colleague.id).toBe(owner.id)
    expect(await list(colleague)).toMatchObject([
      { email: owner.email, state: 'owner', isYou: false },
      { _id: data._id, ...whom, state: 'active', isYou: true },
    ])
  })

  test('works once, even if it is used twice at the same time', async () => {
    const whom = newcomer()
    ok(await invite(world, owner, whom))
    const token = await invitedToken(world, whom.email)
    const answers = await Promise.all([accept(world, token, password), accept(world, token, password)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect(await errorOf(callAs(world, nobody, 'POST', '/api/invitation', { token }))).toEqual(ended)
  })

  test('ends after seven days, and when a newer one is sent', async () => {
    const whom = newcomer()
    const { data } = ok(await invite(world, owner, whom))
    const first = await invitedToken(world, whom.email)
    ok(await again(data._id))
    const newest = await invitedToken(world, whom.email, 2)
    expect(await errorOf(accept(world, first, password))).toEqual(ended)
    world.advance(7 * day)
    expect(await errorOf(accept(world, newest, password))).toEqual(ended)
    Object.assign(owner, await signIn(world, owner))
    Object.assign(other, await signIn(world, other))
    Object.assign(admin, await signIn(world, admin))
    expect((await list(owner)).find(({ _id }: { _id: string }) => _id === data._id).state).toBe('expired')
  })

  test('is emailed to one mailbox six times from various addresses, and then once an hour', async () => {
    const whom = newcomer()
    const { data } = ok(await invite(world, owner, whom))
    for (let sent = 1; sent < 6; sent++) ok(await again(data._id))
    expect(await errorOf(again(data._id))).toEqual([429, 'too_many_requests'])
    ok(await remove(owner, data._id))
    expect(await errorOf(invite(world, owner, whom))).toEqual([429, 'too_many_requests'])
  })

  test('that was withdrawn opens nothing', async () => {
    const whom = newcomer()
    const { data } = ok(await invite(world, owner, whom))
    const token = await invitedToken(world, whom.email)
    ok(await remove(owner, data._id))
    expect(await errorOf(accept(world, token, password))).toEqual(ended)
    expect(await errorOf(again(data._id))).toEqual([404, 'not_found'])
  })

  test('waits while the organisation is suspended', async () => {
    const firm = await makeVerifier(world, admin)
    const whom = newcomer()
    ok(await invite(world, firm, whom))
    const token = await invitedToken(world, whom.email)
    ok(await suspendOrganisation(world, admin, firm))
    const read = () => callAs(world, nobody, 'POST', '/api/invitation', { token })
    expect(await errorOf(read())).toEqual([403, 'suspended'])
    expect((await read()).json().message).toMatch(/ is suspended, so nobody can join it now\. /)
    expect(await errorOf(accept(world, token, password))).toEqual([403, 'suspended'])
    ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${firm.id}/reinstate`))
    ok(await accept(world, token, password))
  })

  test('does not reserve an email address', async () => {
    const whom = newcomer()
    ok(await invite(world, owner, whom))
    expect(await errorOf(invite(world, owner, whom))).toEqual([409, 'already_exists'])
    const token = await invitedToken(world, whom.email)
    const own = personalData('issuer', whom.email, 'Own')
    const { registrationId } = ok(await callAs(world, nobody, 'POST', '/api/personal-data', own))
    ok(await uploadAs(world, nobody, '/api/update-kyc', kycForm(registrationId)))
    expect(await errorOf(accept(world, token, password))).toEqual([409, 'email_taken'])
    expect(await errorOf(invite(world, other, whom))).toEqual([409, 'email_taken'])
  })

  test('requires the second factor of an owner who has one', async () => {
    const guarded = await makeVerifier(world, admin)
    await addPasskey(world, guarded)
    ok(await invite(world, guarded))
    world.advance(6 * 60_000)
    expect(await errorOf(invite(world, guarded))).toEqual([403, 'second_factor_stale'])
  })
})

describe('a colleague', () => {
  test('works for the organisation, and the trail names the colleague', async () => {
    const colleague = await makeColleague(world, other)
    ok(await callAs(world, colleague, 'POST', '/api/categories/create', { name: 'By a colleague' }))
    const entry = await world.ctx.db
      .selectFrom('audit_entry')
      .select('actor')
      .where('org_id', '=', other.id)
      .where('action', '=', 'category.created')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.actor).toBe(colleague.accountId)
  })

  test('cannot do what is reserved for the owner', async () => {
    const colleague = await makeColleague(world, owner)
    const { data } = ok(await invite(world, owner))
    for (const [method, path] of [
      ['POST', '/api/colleagues'],
      ['POST', `/api/colleagues/${data._id}/invitation`],
      ['PUT', `/api/colleagues/${data._id}/role`],
      ['DELETE', `/api/colleagues/${data._id}`],
      ['POST', '/api/organisation/rotate-key'],
      ['GET', '/api/organisation/keys/z6Mk/theft-impact'],
      ['POST', '/api/organisation/keys/z6Mk/compromised'],
      ['PUT', '/api/organisation/details'],
      ['POST', '/api/api-keys'],
    ] as const) {
      const { statusCode, body } = await callAs(world, colleague, method, path)
      expect([path, statusCode, JSON.parse(body).message]).toEqual([
        path,
        403,
        account['forbidden.owner_only'],
      ])
    }
  })

  test('has the role that the owner gives, from the next call on', async () => {
    const whom = { ...newcomer(), memberRole: 'auditor' as const }
    const { data } = ok(await invite(world, owner, whom))
    expect(data.memberRole).toBe('auditor')
    const change = (who: Person, id: string, memberRole: string) =>
      callAs(world, who, 'PUT', `/api/colleagues/${id}/role`, { memberRole })
    ok(await change(owner, data._id, 'finance'))
    ok(await accept(world, await invitedToken(world, whom.email), password))
    const colleague = await signIn(world, { email: whom.email, password, role: 'verifier' })
    const fee = () => addFee(world, colleague, { amount: 30 })
    ok(await fee())
    ok(await change(owner, data._id, 'reviewer'))
    expect(await errorOf(fee())).toEqual([403, 'forbidden'])
    expect((await list(owner)).find(({ _id }: { _id: string }) => _id === data._id).memberRole).toBe(
      'reviewer',
    )
    expect(await errorOf(change(owner, data._id, 'signer'))).toEqual([422, 'invalid'])
    expect(await errorOf(change(owner, data._id, 'owner'))).toEqual([422, 'invalid'])
    expect(await errorOf(change(other, data._id, 'manager'))).toEqual([404, 'not_found'])
    const owners = (await list(owner)).find(({ state }: { state: string }) => state === 'owner')._id
    expect(await errorOf(change(owner, owners, 'auditor'))).toEqual([404, 'not_found'])
    ok(await remove(owner, data._id))
    const left = await world.ctx.db.selectFrom('member_role').select('account_id').execute()
    expect(left.map((row) => row.account_id)).not.toContain(data._id)
  })

  test('who is removed is out at once, cannot get back in, and leaves no answers behind', async () => {
    const colleague = await makeColleague(world, owner)
    await addPasskey(world, colleague)
    const key = { 'idempotency-key': 'a-call-of-a-colleague' }
    ok(await addFee(world, colleague, { amount: 25 }, key))
    ok(await remove(owner, colleague.accountId))
    const kept = await world.ctx.db.selectFrom('idempotency_key').select('account_id').execute()
    expect(kept.map((row) => row.account_id)).not.toContain(colleague.accountId)
    expect(await errorOf(callAs(world, colleague, 'GET', '/api/colleagues'))).toEqual([401, 'not_signed_in'])
    const { email } = colleague
    const { statusCode } = await callAs(world, nobody, 'POST', '/api/sign-in', {
      email,
      password,
      selectedRole: 'verifier',
    })
    expect(statusCode).toBe(401)
  })

  test('and an invitation of another organisation are not found', async () => {
    const colleague = await makeColleague(world, owner)
    const { data } = ok(await invite(world, owner))
    for (const id of [colleague.accountId, data._id])
      expect(await errorOf(remove(other, id))).toEqual([404, 'not_found'])
    expect(JSON.stringify(await list(other))).not.toContain(colleague.email)
    ok(await callAs(world, colleague, 'GET', '/api/colleagues'))
  })
})

test('the owner cannot be removed', async () => {
  const { accountId } = await world.ctx.db
    .selectFrom('account')
    .select('id as accountId')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  expect(await errorOf(remove(owner, accountId))).toEqual([404, 'not_found'])
})

test('neither the trail nor the log names the invited person', async () => {
  const colleague = await makeColleague(world, owner, 'Widad Unmistakable')
  const trail = await world.ctx.db.selectFrom('audit_entry').selectAll().execute()
  for (const text of [JSON.stringify(trail), world.logLines.join('\n')]) {
    expect(text).not.toContain('Unmistakable')
    expect(text).not.toContain(colleague.email)
    expect(text).not.toContain('join#token')
  }
})
