import { type ApiClient, Refused } from '../../world/api-client.ts'
import type { CardProvider } from '../../world/card-provider.ts'
import { persist } from '../crash/persist.ts'

/** What has been acknowledged, in fils and in lines of the issuer's statement. */
export interface Tally {
  paid: number
  refunded: number
  banked: number
  credited: number
  /** Refunds that the server asked the provider for. */
  asked: number
  lines: number
}

export interface Workers {
  url: string
  issuer: ApiClient
  verifier: ApiClient
  admin: ApiClient
  provider: CardProvider
  reference: string
  invoiceId: string
  ready: () => Promise<void>
  onAcknowledged: () => void
  onLost: () => void
}

/** How many calls each run of `payByCard`, `bookStatements` and `credit` gets acknowledged. */
export const callsEach = { card: 9, bank: 2, credit: 2 }

/**
 * Makes one card payment, which is reported three times. An administrator, who asks twice, refunds a part. Other parts are
 * refunded at the provider: one refund succeeds and one fails, and each is reported twice and in the wrong order.
 */
export async function payByCard(workers: Workers, tally: Tally, number: number): Promise<void> {
  const { url, issuer, admin, provider } = workers
  const call = calling(workers)
  const amountFils = 1_000 + number
  const { data } = await call(() =>
    issuer.post<{ data: { url: string } }>('/api/balance/card-payment', { amountFils }),
  )
  const session = provider.session(data.url)
  const completed = {
    client_reference_id: session.payment,
    payment_status: 'paid',
    payment_intent: session.intent,
    amount_total: session.amount,
    currency: 'aed',
  }
  const tellPaid = () => call(() => provider.tell(url, 'checkout.session.completed', completed))
  await Promise.all([tellPaid(), tellPaid()])
  tally.paid += amountFils
  tally.lines += 1

  const path = `/api/admin/card-payments/${session.payment}/refunds`
  const ask = () => call(() => admin.post(path, { amountFils: 300 }, `refund-${number}`))
  const [kept, failed] = [provider.refund(session, 200), provider.refund(session, 100)]
  await Promise.all([
    tellPaid(),
    ask(),
    ask(),
    call(() => provider.tell(url, 'refund.updated', kept)),
    call(() => provider.tell(url, 'refund.failed', { ...failed, status: 'failed' })),
  ])
  await call(() => provider.tell(url, 'refund.created', kept))
  tally.refunded += 300 + 200
  tally.asked += 1
  // The refund requested here, the one that succeeded, and both sides of the one that failed.
  tally.lines += 4
}

/** Books a statement twice. It repeats an entry of the previous statement and adds one. */
export async function bookStatements(workers: Workers, tally: Tally, number: number): Promise<void> {
  const call = calling(workers)
  const entry = (of: number) => `2026-11-20,${10 + of}.50,${workers.reference},bank-${of}\n`
  const content = `date,amount,reference,id\n${number > 0 ? entry(number - 1) : ''}${entry(number)}`
  const book = () => call(() => workers.admin.post('/api/admin/bank-statements', { content }))
  await Promise.all([book(), book()])
  tally.banked += (10 + number) * 100 + 50
  tally.lines += 1
}

/** Credits one fee and its VAT, for a supplier who asks twice. */
export async function credit(workers: Workers, tally: Tally, number: number): Promise<void> {
  const call = calling(workers)
  const path = `/api/invoices/${workers.invoiceId}/credit`
  const body = { reason: 'cancelled', lines: [{ number: 1, quantity: 1 }] }
  const ask = () => call(() => workers.verifier.post(path, body, `credit-${number}`))
  await Promise.all([ask(), ask()])
  tally.credited += 10_500
  tally.lines += 1
}

/** Calls until there is an answer. A report about an unknown payment is sent again, as the provider does. */
const calling =
  ({ onAcknowledged, ...outages }: Workers) =>
  async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      try {
        const answer = await persist(call, outages)
        onAcknowledged()
        return answer
      } catch (error) {
        if (!(error instanceof Refused && error.status === 404)) throw error
      }
    }
  }
