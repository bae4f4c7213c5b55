import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isHealthy } from './probe.ts'
import { readConfig } from './settings/config.ts'

let server: Server
afterEach(() => server.close())

/** A server that answers /healthz with this status; the settings that lead to it. */
async function answering(status: number) {
  server = createServer((request, response) =>
    response.writeHead(request.url === '/healthz' ? status : 404).end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return readConfig({ HOST: '0.0.0.0', PORT: String((server.address() as AddressInfo).port) })
}

test('a server that answers is well', async () => {
  expect(await isHealthy(await answering(200))).toBe(true)
})

test('one that says it is not, or does not answer, is not', async () => {
  const config = await answering(503)
  expect(await isHealthy(config)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  expect(await isHealthy(config)).toBe(false)
})
