import { readFileSync } from 'node:fs'
import { createServer as createHttp, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { type SecurityEvent, securityEvent } from '@credenza/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { callAs, nobody, ok } from '../../../test/acts/people.ts'
import { openJsonServer } from '../../../test/stand-ins/json-server.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Context } from '../../context.ts'
import { signedHeaders } from '../webhook/sign-message.ts'
import { deliverEvents } from './deliver-events.ts'
import { eventLines, readStart } from './event-lines.ts'
import { newestPosition, numberEvents, readEvents } from './feed.ts'
import { sinksOf } from './sinks.ts'

const schemaFile = new URL('../../../../docs/operations/security-event.schema.json', import.meta.url)
const documented = JSON.parse(readFileSync(schemaFile, 'utf8'))
const secret = Buffer.alloc(32, 5)
const never = new AbortController().signal

const { world, admin, issuer } = await openRolesWorld()

beforeAll(async () => {
  await guess('nobody@example.com')
  await guess(issuer.email)
  await numberAll()
})
afterAll(() => world.close())

const guess = (email: string) =>
  callAs(world, nobody, 'POST', '/api/sign-in', {
    email,
    password: 'wrong guess',
    selectedRole: 'issuer',
  })
const makeKey = () =>
  callAs(world, issuer, 'POST', '/api/api-keys', { name: 'Registry', scopes: ['students:read'] })
async function numberAll(): Promise<void> {
  while (await numberEvents(world.ctx));
}
const everything = () => readEvents(world.ctx, { after: 0, limit: 1000 })
const sinksWith = (securityEvents: Context['config']['securityEvents']) => {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, securityEvents } }
  return { ctx, sink: sinksOf(ctx)[0]! }
}
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

test('every event is as the documented schema says, and names nobody', async () => {
  expect(documented).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(securityEvent))))
  const events = await everything()
  const schema = z.fromJSONSchema(documented)
  for (const event of events) expect(schema.safeParse(event).error).toBeUndefined()
  expect(schema.safeParse({ ...events[0], email: issuer.email }).success).toBe(false)
  const sent = JSON.stringify(events)
  for (const personal of [issuer.email, admin.email, issuer.name, '10.0.0.'])
    expect(sent).not.toContain(personal)
})

test('a failed sign-in is told, whether or not the account exists', async () => {
  const failed = (await everything()).filter(({ event }) => event.action === 'account.sign-in-failed')
  expect(failed.map(({ event, credenza }) => [event.outcome, credenza.subject])).toEqual([
    ['failure', 'unknown'],
    ['failure', expect.stringMatching(/^acc_/)],
  ])
})

test('positions have no gaps, stay, and grow with what happens', async () => {
  const before = await everything()
  expect(before.map(({ event }) => event.sequence)).toEqual(before.map((_, i) => i + 1))
  await numberAll()
  expect(await everything()).toEqual(before)
  await guess(issuer.email)
  await numberAll()
  const after = await everything()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after).toHaveLength(before.length + 1)
})

test('the feed is read again from a position, by call and by command', async () => {
  const newest = await newestPosition(world.ctx.db)
  const answer = ok(
    await callAs(world, admin, 'GET', `/api/admin/security-events?after=${newest - 2}&limit=1`),
  )
  expect([answer.data.length, answer.position, answer.newest]).toEqual([1, newest - 1, newest])
  const linesFrom = async (given: Parameters<typeof readStart>[0]) => {
    const lines = await Array.fromAsync(eventLines(world.ctx, readStart(given, new Date())))
    return lines.join('').trimEnd().split('\n').filter(Boolean)
  }
  expect(await linesFrom({ after: String(newest - 2) })).toHaveLength(2)
  expect(await linesFrom({ since: '2020-01-01' })).toHaveLength(newest)
  expect(await linesFrom({ since: new Date().toISOString() })).toHaveLength(0)
  for (const wrong of [{ after: 'x' }, { since: 'Nov 22' }, { since: '2020', after: '1' }])
    expect(() => readStart(wrong, new Date())).toThrow('Usage: credenza events')
})

test('the webhook is signed, sends nothing twice that was taken, and repeats what was not', async () => {
  const got: { request: IncomingMessage; body: string }[] = []
  let status = 500
  const server = createHttp(async (request, response) => {
    got.push({ request, body: (await Array.fromAsync(request)).join('') })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { ctx, sink } = sinksWith({
    webhook: { url: `http://siem:s%3Acret@127.0.0.1:${portOf(server)}/`, secret },
    syslogUrl: undefined,
    otlp: undefined,
  })
  try {
    await deliverEvents(ctx, sink, never)
    expect(got).toEqual([])
    await guess(issuer.email)
    await numberAll()
    await expect(deliverEvents(ctx, sink, never)).rejects.toThrow('500')
    status = 204
    await deliverEvents(ctx, sink, never)
    await deliverEvents(ctx, sink, never)
    expect(got).toHaveLength(2)
    const [failed, taken] = got as [(typeof got)[number], (typeof got)[number]]
    const id = taken.request.headers['webhook-id'] as string
    expect(failed.request.headers['webhook-id']).toBe(id)
    expect(taken.request.headers.authorization).toBe(`Basic ${btoa('siem:s:cret')}`)
    const at = new Date(Number(taken.request.headers['webhook-timestamp']) * 1000)
    expect(taken.request.headers).toMatchObject(signedHeaders({ id, payload: taken.body }, [secret], at))
    const { events } = JSON.parse(taken.body).data as { events: SecurityEvent[] }
    expect(events.map(({ event }) => event.action)).toEqual(['account.sign-in-failed'])
  } finally {
    server.close()
  }
})

test('syslog carries one framed message for each event, and keeps those that a broken receiver did not take', async () => {
  let isBroken = true
  const got: Buffer[] = []
  const server = createTcp({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    if (isBroken) return void socket.resetAndDestroy()
    socket.on('data', (bytes) => got.push(bytes))
    socket.on('end', () => socket.end())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { ctx, sink } = sinksWith({
    webhook: undefined,
    syslogUrl: `tcp://127.0.0.1:${portOf(server)}`,
    otlp: undefined,
  })
  try {
    await deliverEvents(ctx, sink, never)
    await guess('nobody@example.com')
    ok(await makeKey())
    await numberAll()
    await expect(deliverEvents(ctx, sink, never)).rejects.toThrow()
    isBroken = false
    await deliverEvents(ctx, sink, never)
    const messages = framesOf(Buffer.concat(got))
    expect(messages.map((message) => message.slice(0, message.indexOf(' ')))).toEqual(['<108>1', '<110>1'])
    for (const message of messages) {
      expect(message).toMatch(/^<\d+>1 \S+Z \S+ credenza - (account\.sign-in-failed|api-key\.made) - \{/)
      expect(securityEvent.safeParse(JSON.parse(message.slice(message.indexOf('{')))).success).toBe(true)
    }
  } finally {
    server.close()
  }
})

test('OTLP carries each event as a log record, again after a failure, and not again what was rejected', async () => {
  let answer: { status: number; body?: object } = { status: 503 }
  const receiver = await openJsonServer(() => answer)
  const { ctx, sink } = sinksWith({
    webhook: undefined,
    syslogUrl: undefined,
    otlp: { url: `${receiver.url}/v1/logs`, headers: { authorization: 'Bearer of the collector' } },
  })
  try {
    await deliverEvents(ctx, sink, never)
    expect(receiver.received).toEqual([])
    await guess(issuer.email)
    ok(await makeKey())
    await numberAll()
    await expect(deliverEvents(ctx, sink, never)).rejects.toThrow('503')
    answer = { status: 200, body: { partialSuccess: { rejectedLogRecords: '1', errorMessage: 'too old' } } }
    await deliverEvents(ctx, sink, never)
    await deliverEvents(ctx, sink, never)
    const [failed, taken] = receiver.received
    expect(receiver.received).toHaveLength(2)
    expect(taken!.body).toBe(failed!.body)
    expect(taken).toMatchObject({ path: '/v1/logs', headers: { authorization: 'Bearer of the collector' } })
    const { resourceLogs } = JSON.parse(taken!.body)
    const { logRecords } = resourceLogs[0].scopeLogs[0]
    const newest = (await everything()).slice(-2)
    for (const [i, event] of newest.entries()) {
      expect(JSON.parse(logRecords[i].body.stringValue)).toEqual(JSON.parse(JSON.stringify(event)))
      expect(logRecords[i]).toMatchObject({
        timeUnixNano: `${Date.parse(event['@timestamp'])}000000`,
        severityText: event.event.outcome === 'failure' ? 'WARN' : 'INFO',
        eventName: event.event.action,
      })
      expect(logRecords[i].attributes).toContainEqual({
        key: 'event.sequence',
        value: { intValue: String(event.event.sequence) },
      })
    }
    expect(logRecords).toHaveLength(2)
  } finally {
    await receiver.close()
  }
})

/** The messages of octet-counted frames (RFC 5425). */
function framesOf(bytes: Buffer): string[] {
  const messages: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(' ', at)
    const length = Number(bytes.subarray(at, space).toString())
    messages.push(bytes.subarray(space + 1, space + 1 + length).toString())
    at = space + 1 + length
  }
  return messages
}
