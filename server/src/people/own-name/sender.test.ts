import { createPrivateKey, createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invite } from '../../../test/acts/colleagues.ts'
import { mailsTo, untilMails } from '../../../test/acts/mails.ts'
import { callAs, type Organisation, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { MailFailed } from '../../platform/mail/mail.ts'
import { senderOf } from './sender.ts'

const { world, admin, issuer: university, verifier: company } = await openRolesWorld({ startRoles: true })

beforeAll(async () => {
  ok(await give(university, 'uni.example'))
})
afterAll(() => world.close())

const give = (owner: Organisation, domain: string) =>
  callAs(world, admin, 'POST', `/api/admin/organisations/${owner.id}/domains`, { domain })
const choose = (address: string, replyTo = '') =>
  callAs(world, university, 'PUT', '/api/own-name/sender', { address, replyTo })
const check = () => callAs(world, university, 'POST', '/api/own-name/sender/check')
const isOn = async () => ok(await callAs(world, university, 'GET', '/api/own-name')).data.sender.isOn
const address = 'certificates@uni.example'

test('no emails come from an address outside of the organisation’s domains', async () => {
  for (const wrong of ['x@firm.example', 'x@mail.uni.example', 'x@gmail.com'])
    expect((await choose(wrong)).json()).toMatchObject({ key: 'invalid.domain_not_proven' })
  expect((await choose(address, 'registrar@gmail.com')).json()).toMatchObject({
    fields: { replyTo: expect.anything() },
  })
  expect((await check()).statusCode).toBe(404)
})

const publish = (record: { name: string; value: string }) => world.dns.set(record.name, [record.value])

describe('an address', () => {
  test('counts once its key is in the DNS, and the owner got the first email from it', async () => {
    const { sender } = ok(await choose(address, 'registrar@uni.example')).data
    expect(sender).toMatchObject({ address, replyTo: 'registrar@uni.example', isOn: false })
    expect(sender.record.name).toBe('credenza._domainkey.uni.example')
    world.dns.set(sender.record.name, ['v=DKIM1; p=AAAA'])
    expect(ok(await check()).data.sender.isOn).toBe(false)
    expect(await senderOf(world.ctx, university.id)).toBeUndefined()
    // Some people break long records into lines.
    world.dns.set(sender.record.name, [sender.record.value.replace('p=', 'p=\n ').replace(/(.{80})/g, '$1 ')])
    expect(ok(await check()).data.sender.isOn).toBe(true)
    const [first] = await mailsTo(world, university.email)
    expect(first).toMatchObject({
      subject: 'Emails now come from your address',
      from: { name: university.name, address, replyTo: 'registrar@uni.example' },
    })
    const { signature } = (await senderOf(world.ctx, university.id))!
    const published = createPublicKey(createPrivateKey(signature.privateKey))
    expect(sender.record.value).toContain(
      published.export({ format: 'der', type: 'spki' }).toString('base64'),
    )
    expect(signature).toMatchObject({ domain: 'uni.example', selector: 'credenza' })
  })

  test('is in the trail by its domain, once for each change', async () => {
    ok(await check())
    ok(await choose(address, 'registrar@uni.example'))
    const entries = await world.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('org_id', '=', university.id)
      .where('action', 'like', 'organisation.mail-sender-%')
      .orderBy('seq')
      .execute()
    expect(entries).toEqual([
      { action: 'organisation.mail-sender-changed', detail: { domain: 'uni.example' } },
      { action: 'organisation.mail-sender-checked', detail: { domain: 'uni.example', isOn: true } },
    ])
  })

  test('is that of emails to its people, and of no other organisation’s', async () => {
    ok(await invite(world, university, { name: 'Omar', email: 'omar@uni.example', memberRole: 'auditor' }))
    const [invitation] = await untilMails(world, 'omar@uni.example', 1)
    expect(invitation).toMatchObject({ from: { name: university.name, address } })
    ok(await invite(world, company, { name: 'Lina', email: 'lina@firm.example', memberRole: 'auditor' }))
    expect((await untilMails(world, 'lina@firm.example', 1))[0]!.from).toBeUndefined()
  })

  test('keeps its key while the domain stays, and is checked again after a change', async () => {
    const key = async (to: string) => ok(await choose(to)).data.sender
    const [before, other] = [await key(address), await key('awards@uni.example')]
    expect(other.record).toEqual(before.record)
    expect([before.isOn, other.isOn]).toEqual([true, false])
    expect(ok(await check()).data.sender.isOn).toBe(true)
  })

  test('is not switched on when the mail server refuses the first email', async () => {
    const { mail } = world.ctx
    ok(await choose(address))
    world.ctx.mail = { send: () => Promise.reject(new MailFailed('message_refused', { isFinal: true })) }
    expect((await check()).json()).toMatchObject({ key: 'invalid.mail_sender_refused' })
    world.ctx.mail = mail
    expect(await senderOf(world.ctx, university.id)).toBeUndefined()
    ok(await check())
    expect(await senderOf(world.ctx, university.id)).toBeDefined()
  })

  test('is not switched on by the check of an earlier key', async () => {
    ok(await give(university, 'other.example'))
    const { mail } = world.ctx
    ok(await choose(''))
    publish(ok(await choose(address)).data.sender.record)
    world.ctx.mail = {
      // The owner chooses another address while the mail server answers.
      send: async () => {
        ok(await choose('awards@other.example'))
        ok(await choose(address))
      },
    }
    expect(ok(await check()).data.sender.isOn).toBe(false)
    world.ctx.mail = mail
    publish(ok(await choose(address)).data.sender.record)
    expect(ok(await check()).data.sender.isOn).toBe(true)
  })

  test('is given up with the domain, or by the owner', async () => {
    ok(await callAs(world, admin, 'DELETE', `/api/admin/organisations/${university.id}/domains/uni.example`))
    expect(await senderOf(world.ctx, university.id)).toBeUndefined()
    expect(await isOn()).toBe(false)
    ok(await give(university, 'uni.example'))
    expect(await senderOf(world.ctx, university.id)).toBeDefined()
    expect(await isOn()).toBe(true)
    expect(ok(await choose('')).data.sender).toBeNull()
    expect(await senderOf(world.ctx, university.id)).toBeUndefined()
  })
})

test('nothing is sent to an owner who has not just shown the second factor', async () => {
  publish(ok(await choose(address)).data.sender.record)
  await freshSecondFactor(world, university)
  world.advance(5 * 60_000 + 1)
  const firstMails = async () =>
    (await mailsTo(world, university.email)).filter(({ from }) => from?.address === address).length
  const before = await firstMails()
  expect((await check()).json()).toMatchObject({ error: 'second_factor_stale' })
  expect(await firstMails()).toBe(before)
})

test('an address can be checked ten times a minute', async () => {
  const checks = await Promise.all(
    Array.from({ length: 11 }, () =>
      world.send({
        method: 'POST',
        url: '/api/own-name/sender/check',
        remoteAddress: '203.0.113.9',
        headers: { authorization: `Bearer ${university.token}` },
      }),
    ),
  )
  expect(checks.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})
