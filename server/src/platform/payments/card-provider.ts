import { z } from 'zod'

export interface Checkout {
  /** Our id. The provider treats a second request with it as a repetition. */
  id: string
  amountFils: number
  /** What the payer sees. */
  name: string
  /** Where the payer returns to, whatever the outcome. */
  returnUrl: string
}

export interface CardRefund {
  /** Our id. The provider makes the refund once, however often this is called. */
  id: string
  /** Our payment's id, and the provider's id for it. */
  paymentId: string
  intentId: string
  amountFils: number
}

/** Takes card payments on its own page, and refunds them. */
export interface CardProvider {
  /** Opens a payment page. Throws if the provider cannot be reached or refuses. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>
  /** Refunds money. 'refused' is final. Throws if the caller must try again. */
  refund(refund: CardRefund, signal: AbortSignal): Promise<'made' | 'refused' | 'returned'>
}

const session = z.object({ id: z.string().max(200), url: z.url() })
const refundObject = z.object({
  status: z.string(),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
})
const refundList = z.object({ data: z.array(refundObject) })
const timeoutMs = 20_000
/**
 * Stripe's answers to a refund that it will never make. Not 404, which it also answers to the key of another account, although
 * it may have made the refund.
 */
const finalRefusals = [400, 402]

/** A provider that speaks Stripe's API: Checkout Sessions and Refunds. */
export const stripeShaped = ({ url, key }: { url: string; key: string }): CardProvider => ({
  async open({ id, amountFils, name, returnUrl }) {
    const response = await fetch(new URL('/v1/checkout/sessions', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
      body: new URLSearchParams({
        mode: 'payment',
        client_reference_id: id,
        'metadata[payment]': id,
        'payment_intent_data[metadata][payment]': id,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'aed',
        'line_items[0][price_data][unit_amount]': String(amountFils),
        'line_items[0][price_data][product_data][name]': name,
        success_url: returnUrl,
        cancel_url: returnUrl,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The card provider answered ${response.status}`)
    const opened = session.parse(await response.json())
    return { sessionId: opened.id, url: opened.url }
  },
  async refund({ id, paymentId, intentId, amountFils }, signal) {
    const ask = (path: string, init: RequestInit) =>
      fetch(new URL(path, url), {
        ...init,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': id },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
    // The provider forgets idempotency keys after a day, and we may have been down for longer.
    const listed = await ask(`/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intentId)}`, {})
    if (!listed.ok) throw new Error(`The card provider answered ${listed.status}`)
    const { data } = refundList.parse(await listed.json())
    const earlier = data.find(({ metadata }) => metadata?.refund === id)
    if (earlier) return stateOf(earlier)
    const body = { payment_intent: intentId, amount: String(amountFils) }
    const response = await ask('/v1/refunds', {
      method: 'POST',
      body: new URLSearchParams({ ...body, 'metadata[payment]': paymentId, 'metadata[refund]': id }),
    })
    if (finalRefusals.includes(response.status)) return 'refused'
    if (!response.ok) throw new Error(`The card provider answered ${response.status}`)
    return stateOf(refundObject.parse(await response.json()))
  },
})

const stateOf = ({ status }: z.infer<typeof refundObject>) =>
  status === 'failed' || status === 'canceled' ? 'returned' : 'made'
