import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { makeDirectoryKey } from '../../../../test/acts/directories.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { makeAdmin, makeIssuer } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
const [{ token: key }, { token: directory }] = [
  await makeApiKey(world, issuer),
  await makeDirectoryKey(world, issuer),
]
const tokens: Record<string, string> = { api: issuer.token!, v1: key, 'vc-api': key, scim: directory! }
afterAll(() => world.close())

const latin1 = Buffer.from('{"name": "Jos\xe9"}', 'latin1')

test.each([
  ['/api/categories/create', 'application/json'],
  ['/v1/students', 'application/json'],
  ['/vc-api/credentials/verify', 'application/json'],
  ['/scim/v2/Users', 'application/scim+json'],
  ['/scim/v2/Users', 'application/json'],
  ['/oauth/token', 'application/x-www-form-urlencoded'],
])('%s as %s refuses bytes that are not UTF-8, and another charset', async (url, type) => {
  const authorization = `Bearer ${tokens[url.split('/')[1]!]}`
  const send = (payload: Buffer, contentType: string) =>
    world.send({ method: 'POST', url, headers: { authorization, 'content-type': contentType }, payload })
  for (const answer of [
    await send(latin1, type),
    await send(Buffer.from('{"name": "Jose"}'), `${type}; charset=ISO-8859-1`),
  ]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('UTF-8')
  }
  expect((await send(Buffer.from('{"name": "José"}'), `${type}; charset=utf-8`)).body).not.toContain('UTF-8')
})

test.each([
  ['/api/categories/create', 'application/json'],
  ['/v1/students', 'application/json'],
  ['/api/verify', 'application/pdf'],
])('%s as %s refuses a compressed body, and says so', async (url, type) => {
  const headers = { authorization: `Bearer ${tokens[url.split('/')[1]!]}`, 'content-type': type }
  const send = (encoding: string) =>
    world.send({
      method: 'POST',
      url,
      headers: { ...headers, 'content-encoding': encoding },
      payload: gzipSync('{"name": "Jose"}'),
    })
  const answer = await send('gzip')
  expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity'])
  expect(answer.json()).toMatchObject({ error: 'unsupported_type', message: expect.stringContaining('gzip') })
  expect((await send('identity')).statusCode).not.toBe(415)
})
