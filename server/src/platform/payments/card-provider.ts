import { z } from 'zod'

export interface Checkout {
  /** Ours: the provider takes a second request with it for the first. */
  id: string
  amountFils: number
  /** What the payer reads. */
  name: string
  /** Where the payer comes back to, whatever the outcome. */
  returnUrl: string
}

/** Takes card payments on its own page. */
export interface CardProvider {
  /** Opens a page to pay on. Throws when the provider cannot be reached or refuses. */
  open(checkout: Checkout): Promise<{ sessionId: string; url: string }>
}

const session = z.object({ id: z.string().max(200), url: z.url() })
const timeoutMs = 20_000

/** A provider that speaks Stripe's API: Checkout Sessions. */
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
})
