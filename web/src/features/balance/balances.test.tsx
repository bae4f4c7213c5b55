import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { Balances } from './balances.tsx'

const list = 'GET /api/admin/balances'
const record = 'POST /api/admin/settlements'
const verifier = {
  _id: 'org_1',
  name: 'Directorate',
  role: 'verifier',
  account: 'wallet',
  balanceFils: 123_450,
}
const issuer = { _id: 'org_2', name: 'University', role: 'issuer', account: 'payable', balanceFils: -2000 }
const student = { _id: 'acc_3', name: 'Zoë', role: 'student', account: 'payable', balanceFils: 0 }

const show = (answers: Answers = {}) =>
  showScreen(<Balances />, {
    path: '/admin/balances',
    at: '/admin/balances',
    answers: { [list]: listOf([verifier, issuer, student]), ...answers },
  })
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows who has earned and who owes what, and offers nothing for a settled balance', async () => {
  show()
  expect((await row('Directorate')).getByText('Has earned AED 1,234.50')).toBeTruthy()
  expect((await row('University')).getByText('Owes AED 20')).toBeTruthy()
  const settled = await row('Zoë')
  expect(settled.getByText('Settled')).toBeTruthy()
  expect(settled.queryByRole('button')).toBeNull()
})

it('records a part of the open amount, and refuses more before sending', async () => {
  const { called } = show({ [record]: { data: { balanceFils: 120_000 } } })
  await userEvent.click((await row('Directorate')).getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByRole('textbox', { name: /Amount/ })
  expect((amount as HTMLInputElement).value).toBe('1234.50')
  await userEvent.type(dialog.getByRole('textbox', { name: /Reference/ }), 'TT-77')
  await userEvent.clear(amount)
  await userEvent.type(amount, '1234.51')
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  expect(dialog.getByText('Enter an amount up to AED 1,234.50, such as 1250 or 99.50.')).toBeTruthy()
  expect(called(record)).toEqual([])

  await userEvent.clear(amount)
  await userEvent.type(amount, '34.5')
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  expect(called(record).map(({ body }) => body)).toEqual([
    { partyId: 'org_1', amountFils: 3450, reference: 'TT-77' },
  ])
})

it('asks for a reference, and shows the server’s refusal at the field', async () => {
  show({ [record]: () => refusedAmount() })
  await userEvent.click((await row('University')).getByRole('button'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  expect(dialog.getByText('Enter a reference.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /Reference/ }), 'TT-78')
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  expect(await dialog.findByText('This is more than there is to settle.')).toBeTruthy()
})

it('shows ten skeleton rows, an empty list and a failure', async () => {
  show({ [list]: 'never' })
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(10)
  cleanup()
  show({ [list]: listOf([]) })
  expect(await screen.findByText('No Data Found')).toBeTruthy()
  cleanup()
  show({ [list]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
})

function refusedAmount(): Response {
  const message = 'This is more than there is to settle.'
  return Response.json(
    { success: false, error: 'invalid', message, fields: { amountFils: message } },
    { status: 422 },
  )
}
