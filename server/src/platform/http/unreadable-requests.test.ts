import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openTestWorld } from '../../../test/worlds/test-world.ts'

const world = await openTestWorld()
afterAll(() => world.close())
const url = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))

/** The status and body of what the server answers to these bytes before it closes the connection. */
async function answerTo(bytes: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(url.port), url.hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => (text += part))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

test('headers over 16 KB are refused in our envelope', async () => {
  const { status, body } = await answerTo(
    `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(17_000)}\r\n\r\n`,
  )
  expect(status).toBe(431)
  expect(body).toMatchObject({ success: false, error: 'too_large', key: 'too_large.headers' })
})

test('what is not HTTP is refused in our envelope', async () => {
  const { status, body } = await answerTo('this is not HTTP\r\n\r\n')
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, error: 'malformed' })
})
