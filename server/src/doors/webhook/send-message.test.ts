import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendMessage } from './send-message.ts'

const signal = new AbortController().signal
const message = { headers: { 'webhook-id': 'msg_1' }, payload: '{"é":1}' }

test('an address with credentials, and a name of the own network, is never called', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls++
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const withCredentials = new URL(`http://me:secret@127.0.0.1:${port}/`)
  const refused = { delivered: false, result: 'not_public' }
  expect(await sendMessage(withCredentials, message, { mayCallPrivate: true, signal })).toEqual(refused)
  for (const url of [`https://me:secret@a.example/`, 'https://intranet/', 'http://a.example/'])
    expect(await sendMessage(new URL(url), message, { mayCallPrivate: false, signal })).toEqual(refused)
  expect(calls).toBe(0)
  server.close()
  await once(server, 'close')
})

test('a message is posted whole, with its length; an endless answer is cut off', async () => {
  const server = createServer(async (request, response) => {
    const parts = await Array.fromAsync(request as AsyncIterable<Buffer>)
    const isWhole =
      Buffer.concat(parts).toString() === message.payload && request.headers['content-length'] === '8'
    response.writeHead(isWhole && request.headers['webhook-id'] === 'msg_1' ? 202 : 400)
    const more = () => response.destroyed || response.write('x'.repeat(4096), () => setImmediate(more))
    more()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${port}/`)
  expect(await sendMessage(url, message, { mayCallPrivate: true, signal })).toEqual({
    delivered: true,
    result: '202',
  })
  server.close()
  await once(server, 'close')
})
