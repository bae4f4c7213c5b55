// @module-tag slow
import { dayMs } from '@credenza/schema'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { mailsTo, untilMails } from '../../../test/acts/mails.ts'
import { callAs, makeStudent, nobody, ok, type Student } from '../../../test/acts/people.ts'
import { startImapServer } from '../../../test/stand-ins/imap-server.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { forgetAddress } from '../../platform/mail/forget-address.ts'
import { purgeMails } from '../../platform/mail/purge-mails.ts'
import { readMailbox, takeMail } from './read-mailbox.ts'
import { complaint, statusNotice } from './testing.ts'

const address = 'bounces@credenza.example'
const never = new AbortController().signal
const webhookToken = 'a token of twenty letters'

const { world, admin, issuer, verifier } = await openRolesWorld({ startRoles: true })
let student: Student
const imapServer = await startImapServer('secret')
const imap = {
  host: '127.0.0.1',
  port: imapServer.port,
  isTls: false,
  user: 'us',
  password: 'secret',
  folder: 'INBOX',
}
world.ctx.config.returnedMail = { address, imap, webhookToken }
beforeEach(async () => {
  student = await makeStudent(world, issuer)
})
afterAll(async () => {
  await world.close()
  await imapServer.close()
})

/** The return address of the email that told the student of a certificate. */
async function mailed(): Promise<string> {
  const before = (await mailsTo(world, student.email)).length
  await acceptedCertificates(world, { issuer, verifier, student })
  const [mail] = await untilMails(world, student.email, before + 1)
  await world.until(async () => (await delivery())?.state === 'sent')
  return mail!.returnPath!
}
const delivery = async () =>
  ok(await callAs(world, issuer, 'GET', `/api/deliveries?search=${encodeURIComponent(student.email)}`))
    .data[0]
const noMail = async () =>
  ok(await callAs(world, issuer, 'GET', `/api/students/${student.studentId}`)).data.noMail
const suppressed = async () =>
  ok(
    await callAs(
      world,
      admin,
      'GET',
      `/api/admin/suppressed-addresses?search=${encodeURIComponent(student.email)}`,
    ),
  ).data
const take = (raw: Buffer) => takeMail(world.ctx, raw, address)
const askForCode = () =>
  world.send({
    method: 'POST',
    url: '/api/requert-for-otp',
    payload: { email: student.email, selectedRole: 'student' },
  })
const lastFailure = async () =>
  (
    await world.ctx.db
      .selectFrom('outgoing_mail')
      .select('failure')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.failure

test('an address without a reader gets no more emails until an administrator allows it, and its issuer reads why', async () => {
  const to = await mailed()
  expect(to).toMatch(/^bounces\+[0-9a-f]{32}@credenza\.example$/)
  expect(await noMail()).toEqual({ message: '', key: '', parameters: {} })
  expect(await take(statusNotice({ to }))).toBe(true)

  expect(await delivery()).toMatchObject({ state: 'failed', key: 'mail.address_dead' })
  expect(await noMail()).toMatchObject({ key: 'mail.address_dead' })
  const before = (await mailsTo(world, student.email)).length
  await askForCode()
  await world.until(async () => (await lastFailure())?.reason === 'address_dead')
  expect(await mailsTo(world, student.email)).toHaveLength(before)

  const [shown] = await suppressed()
  expect(shown).toMatchObject({ reason: 'address_dead', address: expect.not.stringContaining(student.email) })
  const allow = () => callAs(world, admin, 'DELETE', `/api/admin/suppressed-addresses/${shown._id}`)
  ok(await allow())
  expect((await allow()).statusCode).toBe(404)
  expect(await suppressed()).toEqual([])
  const entries = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'actor'])
    .where('subject', '=', shown._id)
    .orderBy('seq')
    .execute()
  expect(entries).toEqual([
    { action: 'mail.address-suppressed', actor: 'system' },
    { action: 'mail.address-allowed', actor: admin.id },
  ])

  // The same report no longer counts if someone who kept it sends it again.
  expect(await take(statusNotice({ to }))).toBe(false)
  expect(await suppressed()).toEqual([])
})

test('a complaint stops emails too', async () => {
  expect(await take(complaint({ to: await mailed() }))).toBe(true)
  expect(await delivery()).toMatchObject({ state: 'failed', key: 'mail.address_complained' })
  expect(await noMail()).toMatchObject({ key: 'mail.address_complained' })
})

test('a forged report changes nothing', async () => {
  const to = await mailed()
  const tag = /\+(.*)@/.exec(to)![1]!
  const other = tag.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  for (const forged of [
    statusNotice({ to: to.replace(tag, other) }),
    statusNotice({ to: address }),
    statusNotice({ to: student.email }),
    statusNotice({ to: `${to}, ${to.replace(tag, other)}` }),
    statusNotice({ to: to.replace('credenza.example', 'evil.example') }),
    Buffer.from(`To: ${to}\r\nSubject: 5.1.1\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`),
  ])
    expect(await take(forged)).toBe(false)
  expect(await delivery()).toMatchObject({ state: 'sent' })
  expect(await suppressed()).toEqual([])
})

test('after a temporary refusal a mail is sent again some hours later, three times in all', {
  tags: ['slow'],
}, async () => {
  let to = await mailed()
  for (let times = 1; times <= 2; times++) {
    expect(await take(statusNotice({ to, status: '4.2.2' }))).toBe(true)
    expect(await delivery()).toMatchObject({ state: 'waiting', key: 'mail.delivery_returns' })
    const job = sql`UPDATE pgboss.job SET start_after = now()
      WHERE name = 'send-delivery' AND state = 'created' AND start_after > now() + interval '3 hours' RETURNING id`
    expect((await job.execute(world.ctx.db)).rows).toHaveLength(1)
    const [mail] = await untilMails(world, student.email, times + 1)
    await world.until(async () => (await delivery())?.state === 'sent')
    expect(mail!.returnPath).not.toBe(to)
    to = mail!.returnPath!
  }
  expect(await take(statusNotice({ to, status: '5.7.1' }))).toBe(true)
  expect(await delivery()).toMatchObject({ state: 'failed', key: 'mail.delivery_returned' })
  expect(await suppressed()).toEqual([])
})

test('the mailbox is read, each mail once, and a huge one does no harm', async () => {
  const to = await mailed()
  const raws = [
    Buffer.from('Subject: hello\r\n\r\nthere'),
    statusNotice({ to, original: 'x'.repeat(5_000_000) }),
    Buffer.from('Content-Type: multipart/report; boundary=\r\n\r\n--'),
  ]
  imapServer.mails.push(...raws.map((raw) => ({ raw, isSeen: false })))
  const imap = world.ctx.config.returnedMail!.imap!
  await readMailbox(world.ctx, { address, imap }, never)
  expect(imapServer.mails.every(({ isSeen }) => isSeen)).toBe(true)
  expect(await suppressed()).toHaveLength(1)
  await expect(
    readMailbox(world.ctx, { address, imap: { ...imap, password: 'wrong' } }, never),
  ).rejects.toThrow()
})

const at = () => world.ctx.clock().toISOString()
const shapes: [name: string, (email: string) => object, reason: string][] = [
  ['ours', (recipient) => ({ event: 'bounce', recipient, status: '5.1.1', at: at() }), 'address_dead'],
  [
    'Amazon SES',
    (emailAddress) => ({
      notificationType: 'Complaint',
      complaint: { timestamp: at(), complainedRecipients: [{ emailAddress }], feedbackId: 'x' },
    }),
    'address_complained',
  ],
  [
    'Postmark',
    (Email) => ({ RecordType: 'Bounce', Type: 'HardBounce', Email, BouncedAt: at(), ID: 1 }),
    'address_dead',
  ],
  [
    'Mailgun',
    (recipient) => ({
      signature: {},
      'event-data': {
        event: 'failed',
        severity: 'permanent',
        reason: 'bounce',
        recipient,
        timestamp: Date.parse(at()) / 1000,
      },
    }),
    'address_dead',
  ],
]
const send = (body: object, token = webhookToken) =>
  callAs(world, nobody, 'POST', '/api/returned-mail', body, { authorization: `Bearer ${token}` })

test.each(shapes)('a provider reports in its own shape: %s', async (_, shape, reason) => {
  await mailed()
  const report = shape(student.email.toUpperCase())
  expect((await send(report, 'another token of twenty')).statusCode).toBe(401)
  expect(await suppressed()).toEqual([])
  ok(await send(report))
  const [shown] = await suppressed()
  expect(shown).toMatchObject({ reason })

  // The address was allowed again and got another email. The old report does not count for this one.
  ok(await callAs(world, admin, 'DELETE', `/api/admin/suppressed-addresses/${shown._id}`))
  await mailed()
  ok(await send(report))
  expect(await suppressed()).toEqual([])
})

test('a provider cannot stop emails to someone who was sent none, and only its known shapes are taken', async () => {
  ok(await send({ event: 'complaint', recipient: student.email, at: at() }))
  expect(await suppressed()).toEqual([])
  expect((await send({ event: 'opened', recipient: student.email, at: at() })).statusCode).toBe(422)
  expect((await send({ event: 'bounce', recipient: 'x'.repeat(300_000), at: at() })).statusCode).toBe(413)
})

test('neither table holds an address, both forget it with its person, and old emails are forgotten', async () => {
  const to = await mailed()
  await take(statusNotice({ to }))
  const rows = async () => {
    const { rows } = await sql<{ row: string }>`SELECT s::text AS row FROM sent_mail s
      UNION ALL SELECT a::text FROM suppressed_address a`.execute(world.ctx.db)
    return rows.map(({ row }) => row)
  }
  expect((await rows()).join()).not.toContain(student.email.split('@')[0])
  await world.ctx.db.transaction().execute((tx) => forgetAddress(world.ctx, tx, student))
  expect(await suppressed()).toEqual([])
  expect((await rows()).join()).not.toContain(/\+(.*)@/.exec(to)![1])
  world.advance(15 * dayMs)
  await purgeMails(world.ctx)
  expect(await world.ctx.db.selectFrom('sent_mail').selectAll().execute()).toEqual([])
})
