import type { WebhookEvent } from '@credenza/schema'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createCertificates, sign } from '../../../test/acts/certificates.ts'
import { webhookData } from '../../../test/acts/integrators.ts'
import { untilMails } from '../../../test/acts/mails.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { mostAttempts, pauseAfter } from './retry-schedule.ts'
import { runWebhooks } from './run-webhooks.ts'
import { startReceiver } from './trial/receiver.ts'
import { addWebhook, deleteWebhook, listWebhooks } from './webhooks.ts'

const { world, issuer, student } = await openRolesWorld({ startRoles: true })
let aheadMs = 0
const hour = 3_600_000

const receiver = await startReceiver()
/** The same server, but allowed to call this machine, and with a clock that can be advanced. */
const ctx = {
  ...world.ctx,
  config: { ...world.ctx.config, allowPrivateAddresses: true },
  clock: () => new Date(Date.now() + aheadMs),
}
afterAll(async () => {
  await receiver.stop()
  await world.close()
})
afterEach(async () => {
  for (const { _id } of await listWebhooks(ctx, issuer.id)) await deleteWebhook(ctx, owner(), _id)
})

const owner = () => ({ accountId: 'acc_test', organisationId: issuer.id, role: 'issuer' as const })

/** Adds a webhook whose receiver knows the secret; returns its id. */
async function listenAt(url: string, events: WebhookEvent[] = ['certificate.signed']): Promise<string> {
  const settings = { url, description: 'Records office', events, enabled: true }
  const { webhook, secret } = await addWebhook(ctx, owner(), settings, undefined)
  await ctx.db
    .updateTable('webhook')
    .set({ url: `${url}?secret=${encodeURIComponent(secret)}` })
    .where('org_id', '=', issuer.id)
    .where('id', '=', webhook._id)
    .execute()
  return webhook._id
}

/** Runs the deliveries of two server processes until `act` ends. */
async function delivering(act: () => Promise<void>): Promise<void> {
  const stop = new AbortController()
  const running = [runWebhooks(ctx, stop.signal), runWebhooks(ctx, stop.signal)]
  try {
    await act()
  } finally {
    stop.abort()
    await Promise.all(running)
  }
}

const messagesOf = async (id: string) =>
  ok(await callAs(world, issuer, 'GET', `/api/webhooks/${id}/messages`))
const receivedAt = (path: string) => receiver.received.filter((message) => message.path === path)

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await receiver.next()
}
const untilListed = (
  id: string,
  condition: (message: { state: string; result: string; attempts: number }) => boolean,
) =>
  world.until(async () => {
    const { data } = await messagesOf(id)
    return data.length > 0 && data.every(condition)
  })

async function signSome(count: number): Promise<string[]> {
  const ids = await createCertificates(world, issuer, student, count)
  ok(await sign(world, issuer, ids))
  return ids
}

test('every event asked for arrives once, signed, with ids and its place in the trail, and nothing else', async () => {
  const id = await listenAt(`${receiver.url}/sound`, ['certificate.created', 'certificate.signed'])
  const ids = await signSome(30)
  await delivering(async () => {
    await until(() => receivedAt('/sound').length >= 60)
    await untilListed(id, ({ state }) => state === 'delivered')
  })
  const received = receivedAt('/sound')
  expect(received.every(({ genuine, times }) => genuine && times === 1)).toBe(true)
  for (const type of ['certificate.created', 'certificate.signed']) {
    const own = received.filter((message) => message.type === type)
    expect(own.map(({ data }) => data.certificateId).sort()).toEqual([...ids].sort())
  }
  expect(new Set(received.map(({ data }) => data.sequence)).size).toBe(60)
  const text = JSON.stringify(received)
  for (const personal of [student.email, student.name, 'Bridges']) expect(text).not.toContain(personal)
})

test('a receiver that fails, hangs, talks on, redirects or answers garbage slows down no other, and loses nothing', {
  tags: ['slow'],
}, async () => {
  const bad = {
    failing: await listenAt(`${receiver.url}/fails-first`),
    hanging: await listenAt(`${receiver.url}/hangs`),
    garbage: await listenAt(receiver.garbageUrl),
    talking: await listenAt(`${receiver.url}/talks-on`),
    redirecting: await listenAt(`${receiver.url}/redirects`),
    closed: await listenAt('http://127.0.0.1:1'),
  }
  await listenAt(`${receiver.url}/neighbour`)
  const ids = await signSome(40)
  await delivering(async () => {
    // All of these arrive while the others are still in their first attempts.
    await until(() => receivedAt('/neighbour').length === 40)
    const hanging = (await messagesOf(bad.hanging)).data
    expect(
      hanging.every(
        ({ state, result }: { state: string; result: string }) => state === 'waiting' && result === '',
      ),
    ).toBe(true)
    await untilListed(bad.garbage, ({ result }) => result !== '')
    await untilListed(bad.closed, ({ result }) => result !== '')
  })
  const results = async (id: string) =>
    new Set((await messagesOf(id)).data.map(({ result }: { result: string }) => result))
  expect(await results(bad.garbage)).toEqual(new Set(['the answer is not HTTP']))
  expect(await results(bad.closed)).toEqual(new Set(['connection refused']))

  await delivering(async () => {
    for (let sent = 0; sent < 40; ) {
      aheadMs += hour
      await receiver.next()
      sent = new Set(
        receivedAt('/fails-first')
          .filter(({ times }) => times > 1)
          .map(({ id }) => id),
      ).size
    }
    await untilListed(bad.failing, ({ state }) => state === 'delivered')
  })
  const certificates = receivedAt('/fails-first').map(({ data }) => data.certificateId)
  expect([...new Set(certificates)].sort()).toEqual([...ids].sort())
  expect(receivedAt('/redirects').length).toBeGreaterThan(0)
  expect(
    (await messagesOf(bad.redirecting)).data.some(({ state }: { state: string }) => state === 'delivered'),
  ).toBe(false)
})

test('a message in flight when the server died is sent again, under its id', async () => {
  await listenAt(`${receiver.url}/hangs`)
  await signSome(1)
  const already = receivedAt('/hangs').length
  await delivering(() => until(() => receivedAt('/hangs').length > already))
  aheadMs += 61_000
  await delivering(() => until(() => receivedAt('/hangs').length > already + 1))
  const [first, second] = receivedAt('/hangs').slice(already)
  expect([second!.id, second!.times]).toEqual([first!.id, 2])
})

test('after a day of failures a message has failed, and can be replayed under its id', {
  tags: ['slow'],
}, async () => {
  const id = await listenAt(`${receiver.url}/fails`)
  await signSome(1)
  await delivering(async () => {
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await until(() => receivedAt('/fails').length >= attempt)
      await untilListed(id, ({ result, attempts }) => result === '500' && attempts === attempt)
      aheadMs += pauseAfter(attempt, 1) ?? 0
    }
    await untilListed(id, ({ state }) => state === 'failed')
    const [message] = (await messagesOf(id)).data
    ok(await callAs(world, issuer, 'POST', `/api/webhooks/${id}/replay`))
    await until(() => receivedAt('/fails').length === mostAttempts + 1)
    expect(new Set(receivedAt('/fails').map((received) => received.id))).toEqual(new Set([message._id]))
  })
})

test('a webhook that fails for days is switched off with a mail; switched on again it hears what it missed', {
  tags: ['slow'],
}, async () => {
  const id = await listenAt(`${receiver.url}/fails`)
  await signSome(1)
  await delivering(async () => {
    await untilListed(id, ({ attempts }) => attempts >= 1)
    await world.until(async () => {
      aheadMs += 12 * hour
      const [webhook] = await listWebhooks(ctx, issuer.id)
      return !webhook!.enabled
    })
    const [mail] = await untilMails(world, issuer.email, 2)
    expect(mail!.subject).toBe('A webhook was switched off')
    const [missed] = await signSome(1)
    ok(await callAs(world, issuer, 'PUT', `/api/webhooks/${id}`, { ...webhookData, enabled: true }))
    await world.until(async () =>
      (await messagesOf(id)).data.some(({ payload }: { payload: string }) => payload.includes(missed!)),
    )
  })
})
