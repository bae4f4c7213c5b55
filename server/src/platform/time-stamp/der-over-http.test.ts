import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { derOverHttp } from './der-over-http.ts'

const sockets = new Set<unknown>()
/** Answers one request on each connection, and breaks it at the next. */
const server = createServer((request, response) => {
  if (sockets.has(request.socket)) return void request.socket.destroy()
  sockets.add(request.socket)
  request.resume().once('end', () => response.end('der'))
})
afterAll(() => server.close())

test('no question is lost because its connection was kept and then closed', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const question = { body: Buffer.from('question'), type: 'application/timestamp-query' }
  for (const sent of [question, question, question, undefined, undefined, undefined])
    expect(Buffer.from(await derOverHttp(url, 100, sent)).toString()).toBe('der')
})
