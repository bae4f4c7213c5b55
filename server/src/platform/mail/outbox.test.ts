import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import type { Context } from '../../context.ts'
import { withRetry } from '../db/with-retry.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'
import { type NewMail, patienceMs, queueMail } from './outbox.ts'
import { outboxState } from './outbox-state.ts'
import { purgeMails } from './purge-mails.ts'
import { runSendMail, sendMail } from './send-mail.job.ts'
import { openSmtpMail } from './smtp-mail.ts'

const from = { name: 'Credenza', address: 'no-reply@credenza.example' }
const code: NewMail = {
  to: 'aisha@example.com',
  kind: 'account.code',
  subject: 'Your code',
  text: 'It is 123456.',
  html: '<p>It is 123456.</p>',
}

let server: MailServer
const world = await openTestWorld()
beforeEach(async () => {
  server = await startMailServer({ hideSTARTTLS: true })
  await sql`DELETE FROM outgoing_mail`.execute(world.ctx.db)
  await sql`DELETE FROM pgboss.job`.execute(world.ctx.db)
})
afterEach(() => server.close())
afterAll(() => world.close())

const smtpTo = (port: number): Mail => openSmtpMail({ url: `smtp://127.0.0.1:${port}`, from })
const withMail = (mail: Mail): Context => ({ ...world.ctx, mail })
const queue = (mail: NewMail = code) => withRetry(world.ctx.db, (tx) => queueMail(world.ctx, tx, mail))
const outbox = () => world.ctx.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()
const theMail = async () => {
  const [mail] = await outbox()
  return { id: mail!.id, round: mail!.round }
}

test('a mail of a transaction that rolls back is never sent', async () => {
  const doomed = withRetry(world.ctx.db, async (tx) => {
    await queueMail(world.ctx, tx, code)
    throw new Error('changed my mind')
  })
  await expect(doomed).rejects.toThrow('changed my mind')
  expect(await outbox()).toEqual([])
})

test('a waiting mail is sealed: its row shows neither its recipient nor its content', async () => {
  await queue()
  const { rows } = await sql<{ row: string }>`
    SELECT (SELECT json_agg(m)::text FROM outgoing_mail m) || (SELECT json_agg(j)::text FROM pgboss.job j) AS row`.execute(
    world.ctx.db,
  )
  const row = rows[0]!.row
  expect(row).toContain('account.code')
  for (const personal of ['aisha', '123456', 'Your code']) {
    expect(row).not.toContain(personal)
    expect(row).not.toContain(Buffer.from(personal).toString('hex'))
  }
})

test('a mail queued by a process that was killed is sent by the next one', async () => {
  await queue()
  const jobs = await openJobs(world.ctx.database, [sendMail], { poolSize: 16 })
  const isSent = Promise.withResolvers<void>()
  await jobs.workOutside(sendMail, async ({ data }) => {
    await runSendMail(withMail(smtpTo(server.port)), data)
    isSent.resolve()
  })
  await isSent.promise
  await jobs.stop()
  expect(server.received).toMatchObject([{ to: ['aisha@example.com'] }])
})

const connectionRefused = { reason: 'connection_refused', status: null }

test('one recipient whose server defers mails does not mean that all mail is stuck', async () => {
  await queue()
  const failWith = (failure: object) =>
    sql`UPDATE outgoing_mail SET attempts = 1, failure = ${JSON.stringify(failure)}`.execute(world.ctx.db)
  await failWith({ reason: 'recipient_put_off', status: 451 })
  expect(await outboxState(world.ctx.db)).toMatchObject({ waiting: 1, isStuck: false })
  await failWith(connectionRefused)
  expect(await outboxState(world.ctx.db)).toMatchObject({ failure: connectionRefused, isStuck: true })
})

test('after a month the outbox forgets what was sent and what failed, never what waits', async () => {
  for (const state of ['sent', 'failed', 'queued']) {
    await queue()
    await sql`UPDATE outgoing_mail SET state = ${state} WHERE attempts = 0`.execute(world.ctx.db)
    await sql`UPDATE outgoing_mail SET attempts = 1`.execute(world.ctx.db)
  }
  const states = async () => (await outbox()).map(({ state }) => state)
  await purgeMails(world.ctx)
  expect(await states()).toEqual(['sent', 'failed', 'queued'])
  const inAMonth = new Date(world.ctx.clock().getTime() + 30 * patienceMs)
  await purgeMails({ ...world.ctx, clock: () => inAMonth })
  expect(await states()).toEqual(['queued'])
})

describe('sending', () => {
  test('hands the mail over and forgets its content', async () => {
    await queue()
    await runSendMail(withMail(smtpTo(server.port)), await theMail())
    expect(server.received).toMatchObject([{ to: ['aisha@example.com'] }])
    expect(await outbox()).toMatchObject([{ state: 'sent', sealed: null, attempts: 1, failure: null }])
  })

  test('twice sends once', async () => {
    await queue()
    const job = await theMail()
    await runSendMail(withMail(smtpTo(server.port)), job)
    await runSendMail(withMail(smtpTo(server.port)), job)
    expect(server.received).toHaveLength(1)
  })

  test('killed before it was recorded sends a copy with the same Message-ID', async () => {
    await queue()
    const job = await theMail()
    const smtp = smtpTo(server.port)
    const dyingAfterwards: Mail = {
      send: async (mail) => {
        await smtp.send(mail)
        throw new Error('killed')
      },
    }
    await expect(runSendMail(withMail(dyingAfterwards), job)).rejects.toThrow('killed')
    await runSendMail(withMail(smtp), job)
    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])
    expect(ids).toEqual([`<${job.id}@credenza.example>`, `<${job.id}@credenza.example>`])
  })

  test('keeps the mail while the server is down, and says why', async () => {
    await queue()
    await expect(runSendMail(withMail(smtpTo(1)), await theMail())).rejects.toThrow('connection refused')
    const [row] = await outbox()
    expect(row).toMatchObject({ state: 'queued', attempts: 1, failure: connectionRefused })
    expect(row!.sealed).not.toBeNull()
  })

  test('gives up after a day, without another attempt by the queue', async () => {
    await queue()
    await sql`UPDATE outgoing_mail SET give_up_at = ${new Date(world.ctx.clock().getTime() - 1)}`.execute(
      world.ctx.db,
    )
    await runSendMail(withMail(smtpTo(1)), await theMail())
    expect(await outbox()).toMatchObject([{ state: 'failed', failure: connectionRefused }])
    expect(patienceMs).toBe(86_400_000)
  })

  test('gives up at once when the recipient is refused for good', async () => {
    await server.close()
    server = await startMailServer({
      hideSTARTTLS: true,
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('unknown'), { responseCode: 550 })),
    })
    await queue()
    await runSendMail(withMail(smtpTo(server.port)), await theMail())
    expect(await outbox()).toMatchObject([
      { state: 'failed', failure: { reason: 'recipient_refused', status: 550 } },
    ])
  })

  test('drops a mail that waited until it was worthless', async () => {
    await queue({ ...code, notAfter: world.ctx.clock() })
    await runSendMail(withMail(smtpTo(server.port)), await theMail())
    expect(server.received).toEqual([])
    expect(await outbox()).toEqual([])
  })

  test('does nothing for a job of an earlier round', async () => {
    await queue()
    const { id, round } = await theMail()
    await runSendMail(withMail(smtpTo(server.port)), { id, round: round - 1 })
    expect(server.received).toEqual([])
  })
})
