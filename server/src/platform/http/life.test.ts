import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { connectionTimeouts } from './connection-timeouts.ts'
import { answerErrors } from './errors.ts'
import { drain, installLifecycle } from './life.ts'

/** A server with one call, which the test lets answer. */
async function open() {
  const app = fastify({ return503OnClosing: false })
  await app.register(multipart)
  answerErrors(app)
  installLifecycle(app)
  const entered = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  app.get('/', async () => 'here')
  app.get('/long', async () => {
    entered.resolve()
    await leave.promise
    return 'done'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, agent?: Agent) => {
    const [response] = await once(get(url + path, agent ? { agent } : {}), 'response')
    return response
  }
  return { app, ask, entered: entered.promise, leave: leave.resolve }
}

test('while it drains, a server answers as before and keeps no connection', async () => {
  const { app, ask } = await open()
  const agent = new Agent({ keepAlive: true })
  const before = await ask('/', agent)
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive'])
  await text(before)
  await drain(app, 0)
  const after = await ask('/', agent)
  expect([after.statusCode, after.headers.connection]).toEqual([200, 'close'])
  expect(await text(after)).toBe('here')
  await app.close()
})

test('when it closes, calls in flight are answered and new ones refused in the words of every refusal', async () => {
  const { app, ask, entered, leave } = await open()
  const agent = new Agent({ keepAlive: true })
  await text(await ask('/', agent))
  const inFlight = ask('/long')
  await entered
  app.life.phase = 'closing'
  const refused = await ask('/', agent)
  expect([refused.statusCode, refused.headers.connection, refused.headers['retry-after']]).toEqual([
    503,
    'close',
    '2',
  ])
  expect(await json(refused)).toMatchObject({ success: false, error: 'unavailable' })
  const closed = app.close()
  leave()
  expect(await text(await inFlight)).toBe('done')
  await closed
})

test('a request that never ends, and a connection on which nothing moves, are ended', async () => {
  // Node compares the two timeouts, and checks at an interval.
  const http = { headersTimeout: 100, connectionsCheckingInterval: 50 }
  const app = fastify({ ...connectionTimeouts, requestTimeout: 200, http })
  app.post('/', async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const slow = connect(port, '127.0.0.1')
  slow.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nfirst')
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /)
  app.server.setTimeout(100)
  const idle = connect(port, '127.0.0.1')
  await once(idle.resume(), 'close')
  await app.close()
})
