import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleInvoice as invoice } from '../../testing/sample-invoice.ts'
import { type Answers, listOf, showScreen } from '../../testing/show-screen.tsx'
import { Invoices } from './invoices.tsx'

const line = {
  number: 1,
  certificateType: 'Degree',
  quantity: 3,
  unitFils: 10_000,
  netFils: 30_000,
  vatFils: 1_500,
  treatment: 'standard',
  percent: 5,
  reason: '',
}
type Reader = NonNullable<ComponentProps<typeof Invoices>['reader']>
const credit = 'POST /api/invoices/inv_1/credit'

const show = (answers: Answers = {}, reader: Reader = 'supplier') =>
  showScreen(<Invoices reader={reader} />, {
    path: '/verifier/fees-allocation',
    at: '/verifier/fees-allocation',
    answers: {
      'GET /api/organisation/tax-profile': { data: null },
      'GET /api/invoices': listOf([invoice]),
      'GET /api/invoices/inv_1': {
        data: { ...invoice, lines: [line], credited: { 1: 1 }, isPaidByCard: true },
      },
      ...answers,
    },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows each invoice with its total, and offers its files', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /INV-000001/ }))
  for (const text of ['AED 315', 'E-invoice: delivered']) expect(row.getByText(text)).toBeTruthy()
  for (const name of ['PDF of INV-000001', 'E-invoice of INV-000001', 'Credit INV-000001'])
    expect(row.getByRole('button', { name })).toBeTruthy()
})

it('a customer reads and downloads, and credits nothing', async () => {
  show({}, 'customer')
  const row = within(await screen.findByRole('row', { name: /INV-000001/ }))
  expect(row.queryByRole('button', { name: /Credit/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Create invoices' })).toBeNull()
})

it.each([
  ['supplier', false],
  ['operator', true],
] as const)('what the platform invoices a verifier can be credited by the %s: %s', async (reader, can) => {
  show({ 'GET /api/invoices': listOf([{ ...invoice, supply: 'share', number: 'P-INV-000001' }]) }, reader)
  const row = within(await screen.findByRole('row', { name: /P-INV-000001/ }))
  expect(row.queryByRole('button', { name: /Credit/ }) !== null).toBe(can)
})

it('a supplier credits some of a line, no more than is left of it, and refunds nothing', async () => {
  const { called } = show({ [credit]: { data: invoice, refundedFils: 0 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Credit INV-000001' }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = await dialog.findByRole('textbox', { name: 'Degree: up to 2 at AED 100' })
  expect(dialog.queryByRole('checkbox', { name: 'Return the money to the card' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Credit' }))
  expect(await dialog.findByText(/Enter how many/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Credit' }))
  expect(quantity.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('Enter 2 or fewer.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Credit' }))
  await waitFor(() =>
    expect(called(credit).map(({ body }) => body)).toEqual([
      { reason: 'cancelled', lines: [{ number: 1, quantity: 2 }], refund: false },
    ]),
  )
})

it('an administrator credits as well, and returns the money to the card', async () => {
  const { called } = show({ [credit]: { data: invoice, refundedFils: 10_500 } }, 'operator')
  await userEvent.click(await screen.findByRole('button', { name: 'Credit INV-000001' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Degree/ }), '1')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Return the money to the card' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Credit' }))
  await waitFor(() => expect(called(credit).map(({ body }) => body)).toMatchObject([{ refund: true }]))
})
