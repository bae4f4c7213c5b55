import { randomUUID } from 'node:crypto'
import { signatureOf } from '../src/platform/signed-body.ts'
import { openJsonServer } from './json-server.ts'
import type { TestWorld } from './test-world.ts'

export const webhookSecret = 'whsec_of_the_stand_in_provider'
const key = 'sk_test_of_the_stand_in'

interface Session {
  id: string
  payment: string
  amount: number
  intent: string
}

/** A card provider on this machine that speaks as much of Stripe's API as we use, and its events. */
export async function openCardStandIn() {
  const sessions = new Map<string, Session>()
  const server = await openJsonServer(({ path, headers, body }) => {
    if (path !== '/v1/checkout/sessions') return { status: 404 }
    if (headers.authorization !== `Bearer ${key}`) return { status: 401 }
    const form = new URLSearchParams(body)
    const price = 'line_items[0][price_data]'
    const payment = form.get('client_reference_id')
    if (form.get('mode') !== 'payment' || form.get(`${price}[currency]`) !== 'aed' || !payment)
      return { status: 400 }
    const id = `cs_${headers['idempotency-key']}`
    const amount = Number(form.get(`${price}[unit_amount]`))
    const session = sessions.get(id) ?? { id, payment, amount, intent: `pi_${randomUUID()}` }
    sessions.set(id, session)
    return { status: 200, body: { id, url: `https://pay.example/${id}` } }
  })
  const event = (type: string, object: object) => ({ id: `evt_${randomUUID()}`, type, data: { object } })
  return {
    settings: { url: server.url, key, webhookSecret },
    newest: () => [...sessions.values()].at(-1)!,
    completed: ({ payment, amount, intent }: Session, change: object = {}) =>
      event('checkout.session.completed', {
        client_reference_id: payment,
        payment_status: 'paid',
        payment_intent: intent,
        amount_total: amount,
        currency: 'aed',
        ...change,
      }),
    refunded: ({ payment, intent }: Session, sum: number) =>
      event('charge.refunded', {
        payment_intent: intent,
        metadata: { payment },
        amount_refunded: sum,
        currency: 'aed',
      }),
    dispute: ({ intent, amount }: Session, what: 'withdrawn' | 'reinstated') =>
      event(`charge.dispute.funds_${what}`, { id: 'dp_1', payment_intent: intent, amount, currency: 'aed' }),
    close: server.close,
  }
}

/** Sends an event to us as the provider does. */
export function sendEvent(
  world: TestWorld,
  event: object,
  {
    secret = webhookSecret,
    at = world.ctx.clock(),
    path = '/api/card-events',
    header = 'stripe-signature',
  } = {},
) {
  const payload = JSON.stringify(event)
  return world.send({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', [header]: signatureOf(secret, payload, at) },
    payload,
  })
}
