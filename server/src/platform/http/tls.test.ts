import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get as getHttp } from 'node:http'
import { get, type RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { newSealKey } from '@credenza/document'
import { afterAll, expect, test } from 'vitest'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { buildApp } from './app.ts'

const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`

const world = await openTestWorld()
const { privateKey, certificate } = await newSealKey({ id: 'org_tls', name: 'localhost' }, new Date())
const certFile = join(world.ctx.config.dataFolder, 'chain.pem')
const keyFile = join(world.ctx.config.dataFolder, 'key.pem')
await writeFile(certFile, pem('CERTIFICATE', certificate))
await writeFile(keyFile, pem('PRIVATE KEY', privateKey))
const ctx = { ...world.ctx, config: { ...world.ctx.config, tls: { certFile, keyFile } } }
const app = await buildApp(ctx, (app) => app.get('/', { config: { access: ['anyone'] } }, async () => 'here'))
await app.listen({ port: 0 })
afterAll(async () => {
  await app.close()
  await world.close()
})

test('with a certificate and its key the server speaks HTTPS, and not HTTP', async () => {
  const { port } = app.server.address() as AddressInfo
  const options: RequestOptions = { host: 'localhost', port, path: '/' }
  // The test made the certificate itself, so no authority vouches for it.
  const [response] = await once(get({ ...options, rejectUnauthorized: false }), 'response')
  expect(response.statusCode).toBe(200)
  await expect(once(getHttp(options), 'response')).rejects.toThrow()
})
