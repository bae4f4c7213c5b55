import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createCertificates, sign } from '../../../test/acts/certificates.ts'
import { makeAdmin, makeIssuer, makeStudent, ok } from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import type { Context } from '../../context.ts'
import { fetchJson } from './fetch-json.ts'
import { isOwnUrl } from './own-documents.ts'

let asked = 0
const listener = createServer((_request, response) => {
  asked++
  response.end('{}')
})

/** A listener at this server's own address counts requests: the server must never fetch its own documents over the network. */
const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
const student = await makeStudent(world, issuer)
ok(await sign(world, issuer, await createCertificates(world, issuer, student, 1)))
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
const publicUrl = `http://localhost:${(listener.address() as AddressInfo).port}`
const ctx: Context = { ...world.ctx, config: { ...world.ctx.config, publicUrl, allowPrivateAddresses: true } }
afterAll(async () => {
  listener.close()
  await world.close()
})

test('what we publish comes from the database, even for odd spellings of its address', async () => {
  const { publicUrl } = ctx.config
  const list = `/issuers/${issuer.id}/status/revocation/1`
  for (const address of [
    `${publicUrl}${list}`,
    `${publicUrl.toUpperCase()}${list}?a=b#c`,
    `${publicUrl.replace('localhost', 'localhost.')}/x/..${list}`,
    `${publicUrl.replace('http:', 'https:')}${list}`,
  ])
    expect(await fetchJson(ctx, address)).toMatchObject({
      credentialSubject: { type: 'BitstringStatusList' },
    })
  expect(await fetchJson(ctx, `${publicUrl}/issuers/${issuer.id}/did.json`)).toHaveProperty('id')
  expect(await fetchJson(ctx, `${publicUrl}/.well-known/did.json`)).toHaveProperty('service')
  for (const path of ['/api/verify', '/issuers/org_none/did.json', '/issuers/x/status/revocation/1', '/'])
    await expect(fetchJson(ctx, publicUrl + path)).rejects.toMatchObject({ code: 'not_found' })
  expect(asked).toBe(0)
})

test.each([
  ['https://credenza.example/a', true],
  ['https://CREDENZA.example.:443/a', true],
  ['http://credenza.example/a', true],
  ['https://credenza.example:8443/a', false],
  ['https://credenza.example.evil/a', false],
  ['https://credenza.example@evil.example/', false],
])('%s is ours: %s', (url, expected) => {
  expect(isOwnUrl({ publicUrl: 'https://credenza.example' }, new URL(url))).toBe(expected)
})
