import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { PartyBalance } from './party-balance.tsx'
// Imported first, because on a busy machine it takes longer to load than a test waits.
import './settlement-dialog.tsx'

const balanceCall = 'GET /api/admin/balances/org_2'
const balance = (account: string, balanceFils: number) => ({
  data: { name: 'Delma College', account, balanceFils, months: [], payTo: null },
})
const show = (answers: Answers) =>
  showScreen(<PartyBalance />, {
    path: '/admin/balances/:id',
    at: '/admin/balances/org_2',
    answers: { 'GET /api/admin/balances/org_2/card-payments': listOf([]), ...answers },
  })
const record = () => screen.findByRole('button', { name: 'Record a settlement' })

it.each([
  ['wallet', 12_300, /up to AED 123/],
  ['payable', -4_500, /up to AED 45/],
])('of a %s it records no more than what is open', async (account, fils, most) => {
  show({ [balanceCall]: balance(account, fils) })
  await userEvent.click(await record())
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText(/^Amount/)
  await userEvent.type(amount, '0')
  expect(dialog.getByText(most)).toBeTruthy()
})

it('of a settled balance there is nothing to record', async () => {
  show({ [balanceCall]: balance('wallet', 0) })
  expect(await screen.findByRole('heading', { level: 1, name: /Delma College/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record a settlement' })).toBeNull()
})

it('a balance that cannot be read is not shown as nothing, and is read again on demand', async () => {
  let fails = true
  show({
    [balanceCall]: () => (fails ? refusal(500, 'internal', 'Out of order.') : balance('wallet', 12_300)),
  })
  const failed = await screen.findByRole('alert')
  expect(screen.queryByText('AED 0')).toBeNull()
  fails = false
  await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('AED 123')).toBeTruthy()
})
