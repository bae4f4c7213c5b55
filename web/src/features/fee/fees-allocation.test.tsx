import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { afterEach, expect, it, vi } from 'vitest'
import { press } from '../../testing/press.ts'
import { type Answers, listOf, refusal, showScreen } from '../../testing/show-screen.tsx'
import { FeesAllocation } from './fees-allocation.tsx'

const add = 'POST /api/add-verifier-fees'
const fees = 'GET /api/get-verifier-fees'
const overview = 'GET /api/fees'
const fee = {
  _id: 'fee_1',
  certificateType: 'Diploma',
  amount: 20,
  state: 'current',
  effectiveFrom: '2026-11-01T00:00:00Z',
}
const later = { ...fee, _id: 'fee_2', amount: 30, state: 'upcoming', effectiveFrom: '2026-12-01T00:00:00Z' }
const priced = {
  certificateType: 'Diploma',
  amount: 20,
  next: { amount: 30, effectiveFrom: '2026-12-01T00:00:00Z' },
  changedAt: '2026-11-20T08:00:00Z',
}
const month = { month: '2026-11', openingFils: 0, closingFils: 123_450 }
const line = {
  _id: 'txn_1',
  at: '2026-11-20T08:00:00Z',
  kind: 'fee',
  amountFils: 2000,
  shareFils: 0,
  certificateId: 'cert_1',
  certificateTitle: 'Welding',
  certificateType: 'Diploma',
  holder: 'Noura',
  party: 'University',
  reference: '',
}

const show = (answers: Answers = {}) =>
  showScreen(
    <>
      <FeesAllocation />
      <Toaster />
    </>,
    {
      path: '/verifier/fees-allocation',
      at: '/verifier/fees-allocation',
      answers: {
        'GET /api/issuer-verifier-profile': { data: { status: 'Approved' } },
        'GET /api/categories/get-all': { data: [{ id: 'diploma', name: 'Diploma' }] },
        'GET /api/balance': { data: { account: 'wallet', balanceFils: 123_450, months: [month] } },
        'GET /api/balance/statement': listOf([line]),
        'GET /api/invoices': listOf([]),
        'GET /api/platform-share': { data: { percent: 0, next: null } },
        [fees]: { data: [fee, later] },
        [overview]: { data: [priced] },
        [add]: { message: 'Fees added successfully!', status: 200 },
        ...answers,
      },
    },
  )

const choose = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Certificate Type/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Diploma' }))
}
const update = () => screen.findByRole('textbox', { name: /Update fee/ })
const addFees = () => press('Add Fees')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the balance in AED, the current fee of a type and what comes after it', async () => {
  show()
  expect(await screen.findByText('AED 1,234.50')).toBeTruthy()
  expect(
    (await screen.findByRole('combobox', { name: /Certificate Type/ })).getAttribute('placeholder'),
  ).toBe('Select Certificate Type')
  await choose()
  const current = await screen.findByDisplayValue('AED 20')
  expect(current.hasAttribute('readonly')).toBe(true)
  expect(await screen.findByRole('row', { name: '01/12/2026 AED 30 Upcoming' })).toBeTruthy()
  expect(await screen.findByRole('row', { name: /Welding · Diploma Noura University AED 20/ })).toBeTruthy()
})

it('shows old and new before it saves, and then resets', async () => {
  const { called } = show()
  await choose()
  await userEvent.type(await update(), '35')
  expect(await screen.findByText('AED 20 → AED 35')).toBeTruthy()
  await addFees()
  expect(await screen.findByText('Fees added successfully!')).toBeTruthy()
  expect(called(add).map(({ body }) => body)).toEqual([
    { amount: 35, certificateType: 'Diploma', effectiveFrom: '' },
  ])
  expect(((await update()) as HTMLInputElement).value).toBe('')
})

it('a first day that does not exist is refused, and never means at once', async () => {
  const { called } = show()
  await choose()
  await userEvent.type(await update(), '35')
  await userEvent.type(screen.getByRole('textbox', { name: /In force from/ }), '31/06/2027')
  await addFees()
  expect(await screen.findByText(/^Enter a date that exists/)).toBeTruthy()
  expect(called(add)).toEqual([])
})

it('lists each type’s current and next fee; a type without a next fee says so, and a new fee appears at once', async () => {
  const fees = [priced]
  show({ [overview]: () => ({ data: [...fees] }) })
  const row = (name: string) => screen.findByRole('row', { name })
  expect(await row('Diploma AED 20 AED 30 from 01/12/2026 20/11/2026')).toBeTruthy()
  fees.unshift({ ...priced, certificateType: 'Award', amount: 0, next: null as never })
  await choose()
  await userEvent.type(await update(), '35')
  await addFees()
  expect(await row('Award No fee Nothing planned 20/11/2026')).toBeTruthy()
})

it('a verifier without fees sees where they will appear, and a retry button on a failed load', async () => {
  show({ [overview]: { data: [] } })
  expect(await screen.findByText(/You have not set any fees yet/)).toBeTruthy()
  cleanup()
  show({ [overview]: () => refusal(500, 'internal', 'No fees today.') })
  expect(await screen.findByText('Error fetching data: No fees today.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('keeps digits only, says so, and refuses 0, an empty amount and a missing type', async () => {
  const { called } = show()
  const input = (await update()) as HTMLInputElement
  await userEvent.type(input, '1a٢')
  expect(input.value).toBe('12')
  expect(await screen.findByText('Only numeric values are allowed')).toBeTruthy()
  await userEvent.clear(input)
  await userEvent.type(input, '0')
  expect(await screen.findByText('Amount must be 1 or greater')).toBeTruthy()
  await addFees()
  expect(await screen.findByText('Please enter a valid amount greater than 0')).toBeTruthy()
  expect(screen.getByText('Please enter a valid certificate type')).toBeTruthy()
  await userEvent.clear(input)
  await addFees()
  expect(await screen.findByText('Please enter a valid amount greater than 0')).toBeTruthy()
  expect(called(add)).toEqual([])
})

it("says what the server said, and 'Server Error' when it said nothing", async () => {
  let answer: () => Response = () => refusal(503, 'unavailable', 'Back in a moment.')
  show({ [add]: () => answer() })
  await choose()
  await userEvent.type(await update(), '35')
  await addFees()
  expect(await screen.findByText('Back in a moment.')).toBeTruthy()
  answer = () => Response.json({})
  await addFees()
  expect(await screen.findByText('Server Error')).toBeTruthy()
})

it('says when the balance or the statement could not be fetched', async () => {
  show({ 'GET /api/balance': () => refusal(500, 'internal', 'Out of order.') })
  expect((await screen.findAllByText('Failed to fetch balance.')).length).toBeGreaterThan(0)
  cleanup()
  show({ 'GET /api/balance/statement': () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText('Failed to fetch transactions.')).toBeTruthy()
  expect(await screen.findByText('Error fetching data: Out of order.')).toBeTruthy()
})

it('an organisation that is not approved sees why, and no fees', async () => {
  show({ 'GET /api/issuer-verifier-profile': { data: { status: 'Pending', KYC: { businessLicense: 'x' } } } })
  expect(await screen.findByText('Please wait for admin approval!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add Fees' })).toBeNull()
})

it('a fee is changed in the table: by keyboard, from now on, and the focus returns', async () => {
  const { called } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the fee for Diploma' }))
  const amount = screen.getByRole('textbox', { name: 'Fee for Diploma (AED), from now on' })
  expect(document.activeElement).toBe(amount)
  await userEvent.keyboard('٤٥{Enter}')
  expect(await screen.findByText('Fees added successfully!')).toBeTruthy()
  expect(called(add).map(({ body }) => body)).toEqual([
    { amount: 45, certificateType: 'Diploma', effectiveFrom: '' },
  ])
  expect(called(overview).length).toBeGreaterThan(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the fee for Diploma' }))
})

it('a fee in the table stays as it is on Escape or without a change, and says what the server refuses', async () => {
  const { called } = show({ [add]: () => refusal(422, 'invalid', 'Not valid.', { amount: 'Too much.' }) })
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Change the fee for Diploma' }))
  await open()
  await userEvent.keyboard('7{Escape}')
  await open()
  await userEvent.keyboard('{Enter}')
  expect(called(add)).toEqual([])
  await open()
  await userEvent.keyboard('{Backspace}{Enter}')
  expect(screen.getByRole('textbox', { name: /Fee for Diploma/ }).getAttribute('aria-invalid')).toBe('true')
  expect(called(add)).toEqual([])
  await userEvent.keyboard('900{Enter}')
  expect(await screen.findByText('Too much.')).toBeTruthy()
})

it('says what the platform keeps before it is charged, and what it kept', async () => {
  show({
    'GET /api/platform-share': {
      data: { percent: 5, next: { percent: 6, effectiveFrom: '2026-12-31T20:00:00.000Z' } },
    },
    'GET /api/balance/statement': listOf([{ ...line, amountFils: 1_895, shareFils: 105 }]),
  })
  expect(await screen.findByText(/^The platform keeps 5% of each fee\. From .+: 6%\.$/)).toBeTruthy()
  expect(await screen.findByText('Platform share: AED 1.05')).toBeTruthy()
  cleanup()
  show()
  expect(await screen.findByText('Welding')).toBeTruthy()
  expect(screen.queryByText(/platform/i)).toBeNull()
})
