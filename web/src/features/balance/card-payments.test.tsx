import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { CardPayments } from './card-payments.tsx'

const list = 'GET /api/admin/balances/org_2/card-payments'
const refund = 'POST /api/admin/card-payments/pay_1/refunds'
const payment = {
  _id: 'pay_1',
  createdAt: '2026-11-20T08:00:00.000Z',
  amountFils: 10_500,
  heldFils: 6_500,
  refunds: [{ amountFils: 4_000, state: 'made', at: '2026-11-21T08:00:00.000Z' }],
}

const show = (answers: Answers = {}) =>
  showScreen(<CardPayments partyId="org_2" />, {
    path: '/admin/balances/org_2',
    at: '/admin/balances/org_2',
    answers: { [list]: listOf([payment]), ...answers },
  })
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund the payment of AED 105' }))
  return within(await screen.findByRole('dialog'))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows what is left of each payment and its refunds', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /AED 105/ }))
  for (const text of ['AED 65', 'AED 40: refunded']) expect(row.getByText(text)).toBeTruthy()
})

it('refunds a part, no more than is left, under one key', async () => {
  const { called } = show({ [refund]: { data: { heldFils: 0 } } })
  const dialog = await openDialog()
  const amount = dialog.getByRole('textbox', { name: /Amount/ })
  await userEvent.clear(amount)
  await userEvent.type(amount, '65.01')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(dialog.getByText(/up to AED 65/)).toBeTruthy()
  expect(called(refund)).toEqual([])
  await userEvent.clear(amount)
  await userEvent.type(amount, '12.5')
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(called(refund).map(({ body }) => body)).toEqual([{ amountFils: 1_250 }]))
})

it('says that a second administrator is needed', async () => {
  show({ [refund]: () => refusal(409, 'second_admin_needed', 'A second administrator has to do the same.') })
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('A second administrator has to do the same.')).toBeTruthy()
})

it('is silent where nothing was paid by card, and says so where that cannot be read', async () => {
  const { called, unmount } = show({ [list]: listOf([]) })
  await waitFor(() => expect(called(list)).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  show({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
})
