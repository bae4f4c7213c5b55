import { paymentReference } from '@credenza/schema'
import type { ApiClient } from '../../world/api-client.ts'
import type { CardProvider } from '../../world/card-provider.ts'
import type { EInvoiceProvider } from '../../world/e-invoice-provider.ts'
import { until } from '../../world/until.ts'
import type { Row } from '../finding.ts'
import type { University } from './university.ts'

export interface Providers {
  card: CardProvider
  eInvoices: EInvoiceProvider
}

interface Listed {
  _id: string
  number: string
  handover: string
}

const fee = { netFils: 2_000, vatFils: 100 }
const handedOverMs = 120_000

/** Lets the verifier invoice its fees. The e-invoice goes to the accredited provider, which delivers it. */
export async function invoice(
  { directorate, owner }: University,
  { eInvoices }: Providers,
  certificates: number,
): Promise<Row[]> {
  await directorate.post('/api/invoices')
  const listed = async () => (await owner.get<{ data: Listed[] }>('/api/invoices')).data[0]
  const one = await listed()
  const { data: whole } = await owner.get<{ data: { uuid: string; netFils: number; vatFils: number } }>(
    `/api/invoices/${one?._id}`,
  )
  await until(
    'the e-invoice has been handed over',
    async () => (await listed())?.handover === 'sent',
    handedOverMs,
  )
  const handed = eInvoices.received()
  await eInvoices.tell(owner.url, { uuid: whole.uuid, state: 'accepted' })
  await eInvoices.tell(owner.url, { uuid: whole.uuid, state: 'delivered' })
  const lines = handed[0]?.xml.match(/<cac:InvoiceLine>/g)?.length ?? 0
  return [
    ['the invoice', 'INV-000001', one?.number ?? 'none'],
    ['its fees, in fils', certificates * fee.netFils, whole.netFils],
    ['its VAT, in fils', certificates * fee.vatFils, whole.vatFils],
    ['e-invoices that reached the provider', 1, handed.length],
    ['the number in the one that did', 'INV-000001', handed[0]?.number ?? 'none'],
    ['whether it has lines', 'yes', lines > 0 ? 'yes' : 'no'],
    ['its state after the receipts', 'delivered', (await listed())?.handover ?? 'none'],
  ]
}

/** Lets the university pay half by card and the rest by transfer. Both payments are reported twice. */
export async function pay(
  admin: ApiClient,
  { id, owner, directorate }: University,
  { card }: Providers,
): Promise<Row[]> {
  const owed = -(await balanceOf(owner))
  const byCard = Math.floor(owed / 2)
  await payByCard(owner, card, byCard)
  const afterCard = await balanceOf(owner)
  const today = new Date().toISOString().slice(0, 10)
  const amount = ((owed - byCard) / 100).toFixed(2)
  const content = `date,amount,reference,id\n${today},${amount},${paymentReference(id)},transfer-1\n`
  for (let times = 0; times < 2; times++) await admin.post('/api/admin/bank-statements', { content })
  return [
    ['the university’s balance after the card, in fils', byCard - owed, afterCard],
    ['the same after the transfer', 0, await balanceOf(owner)],
    ['the verifier’s balance, in fils', owed, await balanceOf(directorate)],
  ]
}

async function payByCard(owner: ApiClient, card: CardProvider, amountFils: number): Promise<void> {
  const { data } = await owner.post<{ data: { url: string } }>('/api/balance/card-payment', { amountFils })
  const { payment, intent, amount } = card.session(data.url)
  const paid = {
    client_reference_id: payment,
    payment_status: 'paid',
    payment_intent: intent,
    amount_total: amount,
    currency: 'aed',
  }
  for (let times = 0; times < 2; times++) await card.tell(owner.url, 'checkout.session.completed', paid)
}

const balanceOf = async (party: ApiClient): Promise<number> =>
  (await party.get<{ data: { balanceFils: number } }>('/api/balance')).data.balanceFils
