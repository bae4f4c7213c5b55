import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellSigned } from './tell-signed.ts'

interface Session {
  url: string
  payment: string
  intent: string
  amount: number
}

export interface ProviderRefund {
  id: string
  payment_intent: string
  amount: number
  status: 'succeeded' | 'failed'
  currency: 'aed'
  metadata: Record<string, string>
}

export interface CardProvider {
  /** The server settings for using it. */
  env: Record<string, string>
  /** The page that `url` leads to. */
  session(url: string): Session
  /** Every refund made through its API. */
  refunds(): ProviderRefund[]
  /** Starts a refund at the provider. */
  refund(session: Session, amount: number): ProviderRefund
  /** Reports something to the server, signed as Stripe does. Throws `Refused`. */
  tell(url: string, type: string, object: object): Promise<unknown>
  close(): Promise<void>
}

/**
 * A card provider on this machine that implements as much of Stripe's API as the server uses. It makes every refund, but
 * loses every third response to one.
 */
export async function startCardProvider(): Promise<CardProvider> {
  const webhookSecret = `whsec_${randomUUID()}`
  const events = { path: '/api/card-events', header: 'stripe-signature', secret: webhookSecret }
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, ProviderRefund>()
  let calls = 0

  function openSession(key: string, form: URLSearchParams) {
    const url = `http://pay.example/${key}`
    sessions.set(url, {
      url,
      payment: form.get('client_reference_id')!,
      intent: `pi_${key}`,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    })
    return { id: `cs_${key}`, url }
  }
  function makeRefund(key: string, form: URLSearchParams) {
    const metadata = { payment: form.get('metadata[payment]')!, refund: form.get('metadata[refund]')! }
    const facts = {
      payment_intent: form.get('payment_intent')!,
      amount: Number(form.get('amount')),
      metadata,
    }
    const known = refunds.get(key)
    const made = known ?? { id: `re_${randomUUID()}`, status: 'succeeded', currency: 'aed', ...facts }
    refunds.set(key, made)
    return made
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    const key = String(request.headers['idempotency-key'])
    const form = new URLSearchParams(await bodyOf(request))
    const send = (body: object) => response.end(JSON.stringify(body))
    if (pathname === '/v1/checkout/sessions') return send(openSession(key, form))
    if (request.method === 'GET') {
      const intent = searchParams.get('payment_intent')
      return send({ data: [...refunds.values()].filter((one) => one.payment_intent === intent) })
    }
    const made = makeRefund(key, form)
    return ++calls % 3 === 0 ? response.destroy() : send(made)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      CARD_API_URL: `http://127.0.0.1:${port}`,
      CARD_API_KEY: 'sk_of_the_stand_in',
      CARD_WEBHOOK_SECRET: webhookSecret,
    },
    session: (url) => sessions.get(url)!,
    refunds: () => [...refunds.values()],
    refund: ({ intent }, amount) => ({
      id: `re_${randomUUID()}`,
      payment_intent: intent,
      amount,
      status: 'succeeded',
      currency: 'aed',
      metadata: {},
    }),
    tell: (url, type, object) => tellSigned(url, events, { type, data: { object } }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat((await request.toArray()) as Buffer[]).toString()
