import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { webhookData } from '../../../test/acts/integrators.ts'
import { callAs, ok, suspendOrganisation } from '../../../test/acts/people.ts'
import { heldUp } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Tx } from '../../context.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { collectMessages } from './collect-messages.ts'
import { deliverDue, dueWebhooks } from './deliver-messages.ts'
import { noteOutcomes } from './note-outcomes.ts'
import { findWebhook, type MessageRow, type WebhookRow } from './webhook-store.ts'
import { changeWebhook } from './webhooks.ts'

const { world, admin, issuer, student } = await openRolesWorld()
const { ctx } = world
afterAll(() => world.close())

const message = { id: 'msg_none', attempts: 1 } as MessageRow
const failed = [{ message, outcome: { delivered: false, result: '500' as const } }]
const delivered = [{ message, outcome: { delivered: true, result: '200' as const } }]

const newWebhook = async (): Promise<string> =>
  ok(await callAs(world, issuer, 'POST', '/api/webhooks', webhookData)).data._id

/** A webhook that has failed for days, as it is when one more attempt begins. */
async function failing() {
  const id = await newWebhook()
  await ctx.db
    .updateTable('webhook')
    .set({ failing_since: new Date(ctx.clock().getTime() - 6 * dayMs) })
    .where('org_id', '=', issuer.id)
    .where('id', '=', id)
    .execute()
  const now = () => findWebhook(ctx.db, issuer.id, id)
  const change = async (changes: Partial<typeof webhookData>) =>
    ok(await callAs(world, issuer, 'PUT', `/api/webhooks/${id}`, { ...webhookData, ...changes }))
  return { begun: await now(), now, change }
}

test('a webhook that was repaired meanwhile stays on when an attempt from before fails', async () => {
  for (const changes of [{ url: 'https://repaired.example/' }, {}]) {
    const { begun, now, change } = await failing()
    await change(changes)
    await noteOutcomes(ctx, begun, failed)
    expect(await now()).toMatchObject({ enabled: true, failing_since: null })
  }
})

test('a success at an address that it had before does not make it sound', async () => {
  const { begun, now, change } = await failing()
  await change({ url: 'https://elsewhere.example/' })
  await noteOutcomes(ctx, await now(), failed)
  const { failing_since } = await now()
  expect(failing_since).toBeInstanceOf(Date)
  await noteOutcomes(ctx, begun, delivered)
  expect(await now()).toMatchObject({ failing_since })
})

test('otherwise a failure switches it off, and a success makes it sound', async () => {
  const [first, second] = [await failing(), await failing()]
  await noteOutcomes(ctx, first.begun, failed)
  expect((await first.now()).enabled).toBe(false)
  await noteOutcomes(ctx, second.begun, delivered)
  expect(await second.now()).toMatchObject({ enabled: true, failing_since: null })
})

test('nothing is sent to an address that it no longer has, after it was switched off, or while its organisation is suspended', async () => {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url!)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const own = { ...ctx, config: { ...ctx.config, allowPrivateAddresses: true } }
  const deliver = (webhook: WebhookRow) => deliverDue(own, webhook, new AbortController().signal)
  const id = await newWebhook()
  const setTo = async (changes: { url: string; enabled?: boolean }) => {
    const owner = { accountId: issuer.id, organisationId: issuer.id, role: 'issuer' } as const
    await changeWebhook(own, owner, id, { ...webhookData, events: ['certificate.signed'], ...changes })
    return findWebhook(ctx.db, issuer.id, id)
  }
  const url = `http://127.0.0.1:${port}/after`
  const before = await setTo({ url: `http://127.0.0.1:${port}/before` })
  ok(await callAs(world, issuer, 'POST', `/api/webhooks/${id}/test`))
  const after = await setTo({ url })
  expect(await deliver(before)).toBe(false)
  await setTo({ url, enabled: false })
  expect(await deliver(after)).toBe(false)
  const on = await setTo({ url, enabled: true })
  ok(await suspendOrganisation(world, admin, issuer))
  expect([await dueWebhooks(own), await deliver(on)]).toEqual([[], false])
  ok(await callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/reinstate`))
  expect(await deliver(on)).toBe(true)
  expect(calls).toEqual(['/after'])
  server.close()
  await once(server, 'close')
})

test('events from which a webhook was unsubscribed while its trail was read become no messages', async () => {
  const id = await newWebhook()
  await signedCertificates(world, issuer, student)
  const unsubscribe = async (tx: Tx) => {
    await tx
      .updateTable('webhook')
      .set({ events: ['certificate.revoked'] })
      .where('org_id', '=', issuer.id)
      .where('id', '=', id)
      .execute()
    await appendAudit(ctx, tx, issuer.id, ctx.clock(), [
      { actor: 'system', action: 'webhook.changed', subject: id },
    ])
  }
  const unsubscribed = { lock: unsubscribe, waitsAt: 'update "webhook"' }
  await heldUp(
    world,
    () => collectMessages(ctx),
    unsubscribed,
    async () => undefined,
  )
  await collectMessages(ctx)
  const messages = ctx.db.selectFrom('webhook_message').select('event').where('webhook_id', '=', id)
  expect(await messages.execute()).toEqual([])
})
