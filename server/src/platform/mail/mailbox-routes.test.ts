import { rm } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '../../../test/worlds/test-world.ts'
import { readConfig } from '../../settings/config.ts'
import { type App, buildApp } from '../http/app.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { mailboxFolder } from './open-mail.ts'
import { requireWayOut } from './require-way-out.ts'

const local = { publicUrl: 'http://localhost:3000', trustProxy: 'loopback' }
const world = await openTestWorld()
/** The mailbox of a deployment on localhost. */
const app = await appOf(local)
beforeEach(() => rm(mailboxFolder(world.ctx.config.dataFolder), { recursive: true, force: true }))
afterAll(async () => {
  await app.close()
  await world.close()
})

function appOf(config: Partial<TestWorld['ctx']['config']>): Promise<App> {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, ...config } }
  return buildApp(ctx, (app) => mailboxRoutes(app, ctx))
}
const read = async (url: string) => (await app.inject({ method: 'GET', url })).body
const mail = { to: 'aisha@example.com', subject: 'Your code', text: 'It is 123456.' }

test('mails to one address are found, in upper or lower case', async () => {
  await world.ctx.mail.send(mail)
  await world.ctx.mail.send({ ...mail, to: 'omar@example.com', text: 'It is 654321.' })
  const found = await read('/dev/mail?to=Aisha@Example.com')
  expect(found).toContain('123456')
  expect(found).not.toContain('654321')
})

test('the links of a mail can be followed', async () => {
  await world.ctx.mail.send({ ...mail, text: 'Sign in:\nhttps://credenza.example/sign-in?a=1&b=2\n' })
  expect(await read('/dev/mail')).toContain('<a href="https://credenza.example/sign-in?a=1&#38;b=2">')
})

test('nothing in a mail becomes part of the page', async () => {
  const script = '"></iframe></pre><script>alert(1)</script>'
  await world.ctx.mail.send({ to: `${script}@example.com`, subject: script, text: script, html: script })
  const response = await app.inject({
    method: 'GET',
    url: `/dev/mail?to=${encodeURIComponent(`${script}@example.com`)}`,
  })
  expect(response.body).toContain('<iframe sandbox')
  expect(response.body).not.toContain('<script>')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
})

describe('there is no mailbox', () => {
  test.each([
    ['at a public address', { publicUrl: 'https://credenza.example' }],
    ['at a name that begins like localhost', { publicUrl: 'http://localhost.credenza.example' }],
    ['where mails leave', { ...local, smtp: { url: 'smtp://mail.example', from: 'a@mail.example' } }],
  ] as [string, Partial<TestWorld['ctx']['config']>][])('%s', async (_where, config) => {
    const other = await appOf(config)
    for (const url of ['/dev/mail', '/dev/mail/none/none'])
      expect((await other.inject({ url })).json()).toMatchObject({ error: 'not_found' })
    await other.close()
  })

  test('in a production that is on localhost there is: NODE_ENV decides nothing', async () => {
    const other = await appOf({ ...local, production: true })
    expect((await other.inject({ url: '/dev/mail' })).statusCode).toBe(200)
    await other.close()
  })

  test.each<[string, { remoteAddress?: string; headers?: Record<string, string> }]>([
    ['elsewhere', { remoteAddress: '203.0.113.7' }],
    ['elsewhere in the same network', { remoteAddress: '192.168.1.7' }],
    ['that claims to be here', { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['behind a proxy here', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['behind two', { headers: { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' } }],
    ['that put itself first', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } }],
    ['behind a proxy that says so otherwise', { headers: { 'x-real-ip': '203.0.113.7' } }],
    ['behind a proxy by the standard', { headers: { forwarded: 'for=203.0.113.7' } }],
    ['behind a proxy that names nobody', { headers: { via: '1.1 proxy' } }],
    ['that no address names', { headers: { 'x-forwarded-for': 'unknown' } }],
    ['at the public name of a proxy', { headers: { host: 'credenza.example' } }],
    ['at such a name, passed on', { headers: { 'x-forwarded-host': 'credenza.example' } }],
  ])('for a caller %s', async (_who, from) => {
    for (const trustProxy of ['loopback', undefined]) {
      const other = await appOf({ ...local, trustProxy })
      const answer = await other.inject({ url: '/dev/mail', ...from })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().message).toBe('There is no GET /dev/mail. The calls are listed at /docs.')
      await other.close()
    }
  })
})

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is a caller here', async (address) => {
  const through = { 'x-forwarded-for': address }
  expect((await app.inject({ url: '/dev/mail', remoteAddress: address })).statusCode).toBe(200)
  expect((await app.inject({ url: '/dev/mail', headers: through })).statusCode).toBe(200)
})

describe('a deployment whose people are elsewhere', () => {
  const start = (env: Record<string, string>) => () =>
    requireWayOut(readConfig({ PUBLIC_URL: 'https://credenza.example', ...env }))

  test('does not start without a mail server, and says in one sentence what is missing', () => {
    expect(start({})).toThrow(/^Set SMTP_URL and MAIL_FROM, [^.]+ or set MAIL_ON_DISK=true [^.]+\.$/)
    expect(start({ NODE_ENV: 'production', MAIL_ON_DISK: 'false' })).toThrow('SMTP_URL')
  })

  test('starts when that is wanted, or with a mail server', () => {
    expect(start({ MAIL_ON_DISK: 'true' })).not.toThrow()
    expect(start({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@mail.example' })).not.toThrow()
    expect(start({ PUBLIC_URL: '' })).not.toThrow()
  })
})
