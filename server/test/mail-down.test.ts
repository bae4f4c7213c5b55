// @module-tag slow
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSmtpMail } from '../src/platform/mail/smtp-mail.ts'
import {
  approvedOrganisation,
  callAs,
  makeAdmin,
  ok,
  type Person,
  waitingOrganisation,
} from './acts/people.ts'
import { type MailServer, startMailServer } from './stand-ins/mail-server.ts'
import { openTestWorld, type TestWorld } from './worlds/test-world.ts'

/** The world's mail goes over SMTP to a port where nothing listens until a test starts the server there. */
let world: TestWorld
let admin: Person
let port: number

beforeAll(async () => {
  const server = await startMailServer()
  port = server.port
  await server.close()
  world = await openTestWorld()
  world.ctx.mail = openSmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: { name: 'Credenza', address: 'no-reply@credenza.example' },
  })
  admin = await makeAdmin(world)
  await world.startRoles()
})
beforeEach(async () => {
  await sql`DELETE FROM outgoing_mail`.execute(world.ctx.db)
})
afterAll(() => world.close())

const mails = async () => ok(await callAs(world, admin, 'GET', '/api/admin/mails'))
const retry = () => callAs(world, admin, 'POST', '/api/admin/mails/retry')
const mailHealth = async () => {
  const { data } = ok(await callAs(world, admin, 'GET', '/api/admin/health'))
  return data.find(({ part }: { part: string }) => part === 'mail')
}

async function arrived(server: MailServer, count: number) {
  return world.until(async () => server.received.length >= count && server.received)
}

test('while mail is down people register and are approved; their mails wait, and leave when it is up', async () => {
  const organisation = await approvedOrganisation(world, admin, 'issuer')
  await world.until(async () => (await mails()).data[0]?.attempts > 0)
  expect((await mails()).data).toEqual([
    {
      _id: expect.stringMatching(/^mail_/),
      kind: 'organisation.approved',
      recipient: 'i…@org.example',
      state: 'queued',
      attempts: expect.any(Number),
      lastError: 'connection refused',
      key: 'mail.failed',
      parameters: { reason: 'connection_refused', status: null },
      createdAt: expect.any(String),
    },
  ])
  expect(await mailHealth()).toMatchObject({
    state: 'down',
    summary: 'No emails are being sent: connection refused. 1 email is waiting.',
  })

  const server = await startMailServer({ hideSTARTTLS: true }, port)
  try {
    const [mail] = await arrived(server, 1)
    expect(mail!.to).toEqual([organisation.email])
    expect(mail!.raw).toContain('Subject: Your organisation was approved')
    await world.until(async () => (await mails()).total === 0)
    expect(await mailHealth()).toMatchObject({ state: 'ok', summary: 'All emails have been sent.' })
  } finally {
    await server.close()
  }
})

test('an administrator sends all waiting and failed mails now, which the trail records', async () => {
  const returned = await waitingOrganisation(world, 'verifier')
  const path = `/api/admin/organisations/${returned.id}/return`
  ok(await callAs(world, admin, 'POST', path, { reason: 'A page is missing' }))
  await approvedOrganisation(world, admin, 'issuer')
  await world.until(async () => {
    const { data } = await mails()
    return data.length === 2 && data.every(({ attempts }: { attempts: number }) => attempts > 0)
  })
  await sql`UPDATE outgoing_mail SET state = 'failed' WHERE kind = 'organisation.returned'`.execute(
    world.ctx.db,
  )
  expect((await mailHealth()).facts).toContainEqual(expect.objectContaining({ label: 'Failed', value: '1' }))

  const server = await startMailServer({ hideSTARTTLS: true }, port)
  try {
    expect(ok(await retry()).message).toBe('2 emails will be resent now.')
    await arrived(server, 2)
    await world.until(async () => (await mails()).total === 0)
    expect(server.received).toHaveLength(2)
    expect(server.received.map(({ raw }) => raw).join('\n')).toContain('A page is missing')
    const { data } = ok(await callAs(world, admin, 'GET', '/api/admin/audit?action=mail.retried'))
    expect(data).toMatchObject([{ actorName: admin.email, detail: { mails: 2 } }])
  } finally {
    await server.close()
  }
})

test('no line of the log names a recipient', () => {
  const lines = world.logLines.join('\n')
  expect(lines).toContain('connection_refused')
  expect(lines).not.toContain('@org.example')
})
