import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts'
import { type App, buildApp } from '../http/app.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { mailboxFolder } from './open-mail.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
beforeEach(() => rm(mailboxFolder(world.ctx.config.dataFolder), { recursive: true, force: true }))
afterAll(() => world.close())

const read = async (url: string) => (await world.send({ method: 'GET', url })).body
const mail = { to: 'aisha@example.com', subject: 'Your code', text: 'It is 123456.' }

test('mails to one address are found, in any case of its letters', async () => {
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

test('nothing that a mail holds becomes a part of the page', async () => {
  const script = '"></iframe></pre><script>alert(1)</script>'
  await world.ctx.mail.send({ to: `${script}@example.com`, subject: script, text: script, html: script })
  const response = await world.send({
    method: 'GET',
    url: `/dev/mail?to=${encodeURIComponent(`${script}@example.com`)}`,
  })
  expect(response.body).toContain('<iframe sandbox')
  expect(response.body).not.toContain('<script>')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
})

test('in production there is no such page', async () => {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, production: true } }
  const app: App = await buildApp(ctx, (app) => mailboxRoutes(app, ctx), false)
  expect((await app.inject({ method: 'GET', url: '/dev/mail' })).statusCode).toBe(404)
  await app.close()
})
