import { sentence } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import {
  acceptedCertificates,
  createCertificates,
  revoke,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  type Student,
  suspendOrganisation,
} from '../../../test/acts/people.ts'
import { startMailServer, textOf } from '../../../test/stand-ins/mail-server.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { nothingElse } from '../../platform/acts/bulk.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { openSmtpMail } from '../../platform/mail/smtp-mail.ts'
import { deliverChunk } from './deliver-certificates.ts'
import { runPlanDeliveries } from './plan-deliveries.job.ts'
import { runSendDelivery } from './send-delivery.job.ts'
import { standardSettings } from './standard-settings.ts'

/** Addresses for which the server refuses mail permanently. */
const refused = new Set<string>()
const server = await startMailServer({
  hideSTARTTLS: true,
  onRcptTo: ({ address }, _session, done) =>
    done(refused.has(address) ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null),
})
const world = await openTestWorld()
world.tamper()
world.ctx.mail = openSmtpMail({
  url: `smtp://127.0.0.1:${server.port}`,
  from: { name: 'Credenza', address: 'no-reply@credenza.example' },
})
const admin = await makeAdmin(world)
const verifier = await makeVerifier(world, admin)
await world.startRoles()
let issuer: Organisation
beforeEach(async () => {
  issuer = await makeIssuer(world, admin)
  refused.clear()
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email))
const untilMails = (email: string, count: number) =>
  world.until(async () => mailsTo(email).length >= count && mailsTo(email))
const deliveries = async (query = '') => ok(await callAs(world, issuer, 'GET', `/api/deliveries${query}`))
const untilState = (state: string, count = 1) =>
  world.until(async () => {
    const { data } = await deliveries(`?state=${state}`)
    return data.length >= count && data
  })
/** The first attempt is over, and the next one is some time away. */
const untilTriedInVain = () =>
  world.until(async () => {
    const { data } = await deliveries('?state=waiting')
    return data[0]?.message && data
  })
const retry = async (body: object) => callAs(world, issuer, 'POST', '/api/deliveries/retry', body)
const change = async (settings: object) =>
  ok(await callAs(world, issuer, 'PUT', '/api/delivery/settings', { ...standardSettings, ...settings }))
const accepted = (student: Student, count = 1) =>
  acceptedCertificates(world, { issuer, verifier, student }, count)

describe('once a certificate is accepted and stored', () => {
  test('its holder gets one mail, with the link that opens it, the way to LinkedIn and the code', async () => {
    const student = await makeStudent(world, issuer)
    await accepted(student)
    const [mail] = await untilMails(student.email, 1)
    const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
    const { _id, slug, documentKey } = certificates[0]
    const text = textOf(mail!)
    expect(text).toContain(`https://credenza.example/verify/${slug}#${documentKey}`)
    expect(text).toContain(`https://credenza.example/student?linkedin=${_id}\n`)
    expect(mail!.raw).toMatch(new RegExp(`^From: "?${issuer.name}"? <no-reply@credenza\\.example>`, 'm'))
    expect(mail!.raw).toContain('Content-ID: <qr>')
    expect(mail!.raw).toContain("filename*0*=utf-8''Bridges%201%20%E2%80%93%20")
    expect(textOf(mail!, 'application/pdf')).toMatch(/^%PDF-/)
    expect(mail!.raw).toContain('Content-ID: <certificate>')
    expect(textOf(mail!, 'text/html')).toContain('src="cid:certificate" alt="Your certificate: Bridges 1"')
    expect(await untilState('sent')).toMatchObject([
      { kind: 'certificate', userName: student.name, email: student.email, title: 'Bridges 1', message: '' },
    ])
  })

  test('forty accepted at once give forty mails', { tags: ['slow'] }, async () => {
    await change({ attachPdf: false })
    const student = await makeStudent(world, issuer)
    await accepted(student, 40)
    await untilState('sent', 40)
    const mails = mailsTo(student.email)
    expect(mails).toHaveLength(40)
    // If the document is not attached, its picture is not either.
    expect(mails[0]!.raw).not.toContain('certificate.png')
    expect(new Set(mails.map((mail) => /verify\/(\S+)#/.exec(textOf(mail))?.[1])).size).toBe(40)
  })

  test('both jobs that enqueue it, repeated by a process that takes over, send it once', async () => {
    const student = await makeStudent(world, issuer)
    const certificateIds = await accepted(student)
    const [{ _id: deliveryId }] = await untilState('sent')
    for (let i = 0; i < 2; i++) {
      await world.ctx.db
        .transaction()
        .execute((tx) => runPlanDeliveries(world.ctx, tx, { organisationId: issuer.id, certificateIds }))
      await runSendDelivery(world.ctx, { organisationId: issuer.id, deliveryId, round: 1 })
    }
    expect((await deliveries()).total).toBe(1)
    expect(mailsTo(student.email)).toHaveLength(1)
  })

  test('killed between sending and recording it, the second copy carries the same Message-ID', {
    tags: ['slow'],
  }, async () => {
    const student = await makeStudent(world, issuer)
    await accepted(student)
    const [{ _id: deliveryId }] = await untilState('sent')
    await sql`UPDATE delivery SET state = 'waiting' WHERE id = ${deliveryId}`.execute(world.ctx.db)
    await runSendDelivery(world.ctx, { organisationId: issuer.id, deliveryId, round: 1 })
    const ids = mailsTo(student.email).map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1])
    expect(ids).toEqual([`<${deliveryId}.1@credenza.example>`, `<${deliveryId}.1@credenza.example>`])
  })

  test('nothing leaves automatically if the issuer sends the mails by hand', async () => {
    await change({ onAcceptance: false })
    const student = await makeStudent(world, issuer)
    const certificateIds = await accepted(student)
    await world.until(async () => {
      const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pgboss.job
        WHERE name = 'plan-deliveries' AND state <> 'completed'`.execute(world.ctx.db)
      return rows[0]!.n === 0
    })
    expect((await deliveries()).total).toBe(0)
    const send = (act: string) =>
      deliverChunk(world.ctx, { organisationId: issuer.id }, { ids: certificateIds, act }, nothingElse)
    expect(await send('act 1')).toEqual({ done: certificateIds, failed: [] })
    await untilMails(student.email, 1)
    await send('act 1')
    await send('act 2')
    await untilMails(student.email, 2)
    await untilState('sent')
    expect(mailsTo(student.email)).toHaveLength(2)
  })

  test('a batch sends all of them again', async () => {
    await change({ attachPdf: false })
    const students = [await makeStudent(world, issuer), await makeStudent(world, issuer)]
    for (const student of students) await accepted(student)
    await untilState('sent', 2)
    await signedCertificates(world, issuer, students[0]!)
    const batch = await runBatch(world, issuer, { kind: 'deliver', certificates: { filter: {} } })
    expect(batch).toMatchObject({ total: 3, done: 2, failed: 1 })
    for (const { email } of students) expect(await untilMails(email, 2)).toHaveLength(2)
  })

  test('what is not accepted, is revoked or belongs to somebody else is not sent, with the reason', async () => {
    const student = await makeStudent(world, issuer)
    const [pending] = await signedCertificates(world, issuer, student)
    const [revoked] = await accepted(student)
    await untilState('sent')
    ok(await revoke(world, issuer, revoked!))
    const other = await makeIssuer(world, admin)
    const [foreign] = await createCertificates(world, other, await makeStudent(world, other))
    const ids = [pending!, revoked!, foreign!]
    const { done, failed } = await deliverChunk(
      world.ctx,
      { organisationId: issuer.id },
      { ids, act: 'act 3' },
      nothingElse,
    )
    expect(done).toEqual([])
    expect(new Set(failed)).toEqual(
      new Set([
        { id: pending, why: sentence('not_accepted') },
        { id: revoked, why: sentence('already_revoked') },
        { id: foreign, why: sentence('not_found.certificate') },
      ]),
    )
  })
})

describe('a mail that cannot be delivered', () => {
  test('is shown with the reason, and sent again on request', async () => {
    const student = await makeStudent(world, issuer)
    const other = await makeStudent(world, issuer)
    refused.add(student.email)
    await accepted(student)
    await accepted(other)
    const [failed] = await untilState('failed')
    expect(failed).toMatchObject({
      email: student.email,
      message: 'The mail server does not accept emails for this address (550). Check the address.',
      key: 'mail.delivery_refused',
      parameters: { status: 550 },
    })
    await untilState('sent')
    expect((await deliveries(`?search=${student.email.toUpperCase()}`)).data).toHaveLength(1)
    expect(await deliveries('?search=nobody')).toMatchObject({ data: [], total: 0, failed: 1 })

    refused.clear()
    expect(ok(await retry({ ids: [failed._id] })).message).toBe('1 email will be resent now.')
    await untilMails(student.email, 1)
    await untilState('sent', 2)
    expect(ok(await retry({ all: true })).retried).toBe(0)
    expect((await deliveries()).failed).toBe(0)
    expect(mailsTo(other.email)).toHaveLength(1)
  })

  test('one issuer retries no mail of another', { tags: ['slow'] }, async () => {
    const student = await makeStudent(world, issuer)
    refused.add(student.email)
    await accepted(student)
    const [failed] = await untilState('failed')
    const other = await makeIssuer(world, admin)
    const answer = await callAs(world, other, 'POST', '/api/deliveries/retry', { ids: [failed._id] })
    expect(ok(answer).retried).toBe(0)
    expect((await deliveries()).failed).toBe(1)
  })

  test('while its PDF cannot be sealed it waits, with the reason, and is sent afterwards', async () => {
    const student = await makeStudent(world, issuer)
    const seals = world.ctx.remoteSeals
    const none = () => Promise.reject(new KeyStoreFailed('unavailable.seal'))
    world.ctx.remoteSeals = { has: () => true, find: none, certificates: none }
    try {
      await accepted(student)
      const [waiting] = await untilTriedInVain()
      expect(waiting.message).toBe(
        'The email has not been sent yet: its PDF cannot be sealed. We’ll try again.',
      )
      world.ctx.remoteSeals = seals
      await runSendDelivery(world.ctx, { organisationId: issuer.id, deliveryId: waiting._id, round: 1 })
      expect(await untilMails(student.email, 1)).toHaveLength(1)
    } finally {
      world.ctx.remoteSeals = seals
    }
  })

  test('while mail is down it waits, with the reason, and fails after a day', {
    tags: ['slow'],
  }, async () => {
    const student = await makeStudent(world, issuer)
    const mail = world.ctx.mail
    world.ctx.mail = openSmtpMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 'a@b.example' } })
    try {
      await accepted(student)
      const [waiting] = await untilTriedInVain()
      expect(waiting.message).toBe('The email has not been sent yet: connection refused. We’ll try again.')
      const { data: health } = ok(await callAs(world, admin, 'GET', '/api/admin/health'))
      const { facts } = health.find(({ part }: { part: string }) => part === 'mail')
      expect(facts).toContainEqual(expect.objectContaining({ label: 'Waiting', value: '1' }))
      expect(facts).toContainEqual(
        expect.objectContaining({
          label: 'Last error',
          value: 'connection refused',
          valueKey: 'mail.failed',
        }),
      )
      await sql`UPDATE delivery SET give_up_at = queued_at WHERE id = ${waiting._id}`.execute(world.ctx.db)
      await runSendDelivery(world.ctx, { organisationId: issuer.id, deliveryId: waiting._id, round: 1 })
      const [failed] = await untilState('failed')
      expect(failed.message).toBe('The email could not be sent within a day: connection refused.')
    } finally {
      world.ctx.mail = mail
    }
  })

  test('is not sent once its issuer is suspended, and on request after its reinstatement', {
    tags: ['slow'],
  }, async () => {
    const student = await makeStudent(world, issuer)
    const { mail } = world.ctx
    world.ctx.mail = openSmtpMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 'a@b.example' } })
    let waiting: { _id: string } | undefined
    try {
      await accepted(student)
      ;[waiting] = await untilTriedInVain()
      ok(await suspendOrganisation(world, admin, issuer))
    } finally {
      world.ctx.mail = mail
    }
    await runSendDelivery(world.ctx, { organisationId: issuer.id, deliveryId: waiting!._id, round: 1 })
    expect(mailsTo(student.email)).toEqual([])
    ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/reinstate`))
    const [failed] = await untilState('failed')
    expect(failed.message).toBe('Your organisation was suspended before this was done.')
    ok(await retry({ all: true }))
    expect(await untilMails(student.email, 1)).toHaveLength(1)
  })
})

describe('the text', () => {
  test('is the issuer’s own, in its language', { tags: ['slow'] }, async () => {
    const body = 'أهلًا {{name}}\n\nتفضل {{link}}'
    const { data } = await change({ language: 'ar', ar: { subject: 'شهادة {{title}}', body } })
    expect(ok(await callAs(world, issuer, 'GET', '/api/delivery/settings')).data).toEqual(data)
    const student = await makeStudent(world, issuer)
    await accepted(student)
    const [mail] = await untilMails(student.email, 1)
    expect(textOf(mail!)).toContain(`أهلًا ${student.name}`)
    expect(textOf(mail!, 'text/html')).toContain('dir="rtl"')
  })

  test('with an unknown placeholder is refused with the name of the placeholder', async () => {
    const settings = { ...standardSettings, en: { subject: 'Hello', body: '{{link}} {{salary}}' } }
    const answer = await callAs(world, issuer, 'PUT', '/api/delivery/settings', settings)
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { 'en.body': expect.stringContaining('{{salary}}') },
    ])
  })

  test('is shown before it is saved, with a made-up holder', async () => {
    const draft = { language: 'en', subject: 'For {{name}}', body: 'Here: <b>{{link}}</b>' }
    const { data } = ok(await callAs(world, issuer, 'POST', '/api/delivery/preview', draft))
    expect(data.subject).toBe('For Amal Haddad')
    expect(data.html).toContain('&#60;b&#62;')
    expect(data.html).toContain('src="data:image/png;base64,')
  })
})

test('no line of the log names a holder', () => {
  const lines = world.logLines.join('\n')
  expect(lines).toContain('A certificate could not be delivered')
  expect(lines).not.toMatch(/@mail\.example|Amal|#[\w-]{20,}/)
})
