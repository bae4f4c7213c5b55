import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { openTelemetry } from '../src/platform/telemetry/open-telemetry.ts'
import { inTrace } from '../src/platform/trace/current-trace.ts'
import { inSpan } from '../src/platform/trace/span.ts'
import { newTrace } from '../src/platform/trace/trace.ts'
import { workQueues } from '../src/queues.ts'
import { untilMails } from './acts/mails.ts'
import { makeAdmin, makeIssuer, makeStudent } from './acts/people.ts'
import { openTestWorld } from './worlds/test-world.ts'

interface Received {
  path: string
  type: string | undefined
  authorization: string | undefined
  body: string
}

const received: Received[] = []

/** A receiver of OTLP/HTTP. */
const receiver = createServer(async (request, response) => {
  const { url = '', headers } = request
  const body = (await buffer(request)).toString()
  received.push({ path: url, type: headers['content-type'], authorization: headers.authorization, body })
  response.setHeader('content-type', 'application/json').end('{}')
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port } = receiver.address() as AddressInfo
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20us')
vi.stubEnv('OTEL_SERVICE_NAME', 'our university')
const world = await openTestWorld()
await workQueues(world.ctx)
const student = await makeStudent(world, await makeIssuer(world, await makeAdmin(world)))
afterAll(async () => {
  vi.unstubAllEnvs()
  await world.close()
  receiver.close()
})

interface ExportedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
const spansSent = (): ExportedSpan[] =>
  received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const caller = '00f067aa0ba902b7'

test('a request, its jobs, their statements and the mail are spans of one trace, without personal data', async () => {
  const telemetry = await openTelemetry({ ...process.env, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' })
  await world.send({
    method: 'POST',
    url: '/api/requert-for-otp?from=somebody',
    payload: { email: student.email, selectedRole: 'student' },
    headers: { traceparent: `00-${id}-${caller}-01` },
  })
  await untilMails(world, student.email, 1)
  await world.send({
    url: `/api/students/${student.studentId}`,
    headers: { traceparent: `00-${id}-${caller}-01` },
  })
  await telemetry.close()

  const spans = spansSent()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([id]))
  const named = (name: string) => spans.find((span) => span.name === name)!
  const request = named('POST /api/requert-for-otp')
  expect(request.parentSpanId).toBe(caller)
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(named('send-code').parentSpanId).toBe(request.spanId)
  expect(named('send-mail').parentSpanId).toBe(named('send-code').spanId)
  expect(named('send mail').parentSpanId).toBe(named('send-mail').spanId)
  expect(
    spans.some(({ name, parentSpanId }) => name === 'INSERT' && parentSpanId === named('send-code').spanId),
  ).toBe(true)
  expect(named('GET /api/students/:studentId')).toBeTruthy()
  const everything = received.map(({ body }) => body).join()
  for (const secret of [student.email, student.name, student.studentId, 'from=somebody'])
    expect(everything).not.toContain(secret)
  expect(everything).toContain('our university')
  expect(received.every(({ authorization }) => authorization === 'Bearer us')).toBe(true)
})

test('lines of the log are exported too, in the span in which they were written', async () => {
  received.length = 0
  const telemetry = await openTelemetry({ ...process.env, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' })
  const log = pino({}, telemetry.logStream!)
  const trace = newTrace()
  await inTrace(trace, () =>
    inSpan(
      () => ({ name: 'here', kind: 'client', attributes: {} }),
      async () => log.warn({ ms: 7 }, 'A statement was slow'),
    ),
  )
  log.error('elsewhere')
  await telemetry.close()
  const [first, second] = received
    .filter(({ path }) => path === '/v1/logs')
    .flatMap(({ body }) => JSON.parse(body).resourceLogs)
    .flatMap(({ scopeLogs }) => scopeLogs)
    .flatMap(({ logRecords }) => logRecords)
  const [span] = spansSent()
  expect(first).toMatchObject({
    body: { stringValue: 'A statement was slow' },
    severityNumber: 13,
    traceId: trace.id,
    spanId: span!.spanId,
  })
  expect(span!.parentSpanId).toBeFalsy()
  expect(second.severityNumber).toBe(17)
  expect(second.traceId).toBeFalsy()
})

test('the default protocol is protobuf', async () => {
  received.length = 0
  const telemetry = await openTelemetry(process.env)
  await inSpan(
    () => ({ name: 'here', kind: 'client', attributes: {} }),
    async () => {},
    { beginsTrace: true },
  )
  await telemetry.close()
  expect(received).toMatchObject([{ path: '/v1/traces', type: 'application/x-protobuf' }])
})

test('what the caller does not record is not recorded, and nothing is after the end', async () => {
  received.length = 0
  const telemetry = await openTelemetry(process.env)
  await world.send({ url: '/livez', headers: { traceparent: `00-${id}-${caller}-00` } })
  await telemetry.close()
  await world.send({ url: '/livez' })
  expect(received).toEqual([])
})

test('a receiver that is down does no harm', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:1')
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100')
  const telemetry = await openTelemetry(process.env)
  expect((await world.send({ url: '/livez' })).statusCode).toBe(200)
  await telemetry.close()
})
