import { randomUUID } from 'node:crypto'
import { signatureOf } from '../../src/platform/signed-body.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { openJsonServer, type Received } from './json-server.ts'

export const webhookSecret = 'whsec_of_the_stand_in_provider'
const key = 'sk_test_of_the_stand_in'

interface Session {
  id: string
  payment: string
  amount: number
  intent: string
}

interface Refund {
  id: string
  payment_intent: string
  amount: number
  status: string
  currency: 'aed'
  metadata: Record<string, string>
}

type Answer = { status: number; body?: object }

/** A card provider on this machine that speaks as much of Stripe's API as we use, and its events. */
export async function openCardStandIn() {
  const sessions = new Map<string, Session>()
  /** By idempotency key. */
  const refunds = new Map<string, Refund>()
  const outages: number[] = []
  const listOutages: number[] = []
  const server = await openJsonServer((request): Answer => {
    if (request.headers.authorization !== `Bearer ${key}`) return { status: 401 }
    const form = new URLSearchParams(request.body)
    if (request.path === '/v1/checkout/sessions') return openSession(request, form)
    if (request.path === '/v1/refunds') {
      const answer = refund(request, form)
      // The refund is made, but its answer is lost.
      const outage = outages.shift()
      return outage === undefined ? answer : { status: outage }
    }
    if (request.path.startsWith('/v1/refunds?')) {
      const outage = listOutages.shift()
      if (outage !== undefined) return { status: outage }
      const intent = new URL(request.path, 'http://x').searchParams.get('payment_intent')
      return { status: 200, body: { data: refundsOf(intent) } }
    }
    return { status: 404 }
  })
  function openSession({ headers }: Received, form: URLSearchParams): Answer {
    const price = 'line_items[0][price_data]'
    const payment = form.get('client_reference_id')
    if (form.get('mode') !== 'payment' || form.get(`${price}[currency]`) !== 'aed' || !payment)
      return { status: 400 }
    const id = `cs_${headers['idempotency-key']}`
    const amount = Number(form.get(`${price}[unit_amount]`))
    const session = sessions.get(id) ?? { id, payment, amount, intent: `pi_${randomUUID()}` }
    sessions.set(id, session)
    return { status: 200, body: { id, url: `https://pay.example/${id}` } }
  }
  function refund({ headers }: Received, form: URLSearchParams): Answer {
    const idempotencyKey = String(headers['idempotency-key'])
    const intent = form.get('payment_intent')
    const amount = Number(form.get('amount'))
    const known = refunds.get(idempotencyKey)
    if (known) return { status: 200, body: known }
    const session = [...sessions.values()].find((one) => one.intent === intent)
    const earlier = refundsOf(intent).reduce((sum, one) => sum + one.amount, 0)
    if (!session) return { status: 404 }
    if (amount > session.amount - earlier) return { status: 400 }
    const made: Refund = {
      id: `re_${randomUUID()}`,
      payment_intent: session.intent,
      amount,
      status: 'succeeded',
      currency: 'aed',
      metadata: { payment: session.payment, refund: form.get('metadata[refund]')! },
    }
    refunds.set(idempotencyKey, made)
    return { status: 200, body: made }
  }
  const refundsOf = (intent: string | null) =>
    [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent)
  const event = (type: string, object: object) => ({ id: `evt_${randomUUID()}`, type, data: { object } })
  return {
    settings: { url: server.url, key, webhookSecret },
    newest: () => [...sessions.values()].at(-1)!,
    /** The refunds that were asked for over the API. */
    refunds: () => [...refunds.values()],
    refundsOf: ({ intent }: Session) => refundsOf(intent),
    /** Answers the next refunds with these, but makes the refunds all the same. */
    loseAnswers: (...statuses: number[]) => outages.push(...statuses),
    /** Answers the next searches for refunds with these. */
    refuseLists: (...statuses: number[]) => listOutages.push(...statuses),
    /** Forgets idempotency keys, as Stripe does after a day. */
    forgetKeys: () => {
      for (const [old, one] of [...refunds]) {
        refunds.delete(old)
        refunds.set(randomUUID(), one)
      }
    },
    completed: ({ payment, amount, intent }: Session, change: object = {}) =>
      event('checkout.session.completed', {
        client_reference_id: payment,
        payment_status: 'paid',
        payment_intent: intent,
        amount_total: amount,
        currency: 'aed',
        ...change,
      }),
    /** A refund that was started at the provider. */
    refundThere: ({ intent }: Session, amount: number): Refund => ({
      id: `re_${randomUUID()}`,
      payment_intent: intent,
      amount,
      status: 'succeeded',
      currency: 'aed',
      metadata: {},
    }),
    refunded: (refund: Refund, what: 'created' | 'updated' | 'failed' = 'created') =>
      event(`refund.${what}`, what === 'failed' ? { ...refund, status: 'failed' } : refund),
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
