import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, listOf, showScreen } from '../../testing/show-screen.tsx'
import { OwnBalance } from './own-balance.tsx'

const account = {
  accountHolderName: 'Credenza Trust',
  bankName: 'Emirates NBD',
  iban: 'AE070331234567890123456',
  bic: 'EBILAEAD',
}
const balance = {
  account: 'payable',
  balanceFils: -997_500,
  months: [{ month: '2026-11', openingFils: 0, closingFils: -997_500 }],
  payTo: { reference: 'RF40AAAABBBBCCCCDDDD', account, byCard: false },
}
const fee = {
  _id: 'txn_1',
  at: '2026-11-20T08:00:00Z',
  kind: 'fee',
  amountFils: -2500,
  shareFils: 0,
  certificateId: 'cert_1',
  certificateTitle: 'Bachelor of Law',
  certificateType: 'Degree',
  holder: 'نورة',
  party: 'Ministry',
  reference: '',
}

const show = (own: object, answers: Answers = {}) =>
  showScreen(<OwnBalance />, {
    path: '/issuer/balance',
    at: '/issuer/balance',
    answers: {
      'GET /api/balance': { data: own },
      'GET /api/balance/statement': listOf([
        fee,
        { ...fee, _id: 'txn_2', holder: '' },
        {
          ...fee,
          _id: 'txn_3',
          kind: 'settlement',
          amountFils: 100_000,
          certificateId: '',
          reference: 'TT-7',
        },
      ]),
      ...answers,
    },
  })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('each row names holder and certificate, leads to it, and has its amount', async () => {
  show(balance)
  const row = within(await screen.findByRole('row', { name: /نورة Ministry −AED 25/ }))
  expect(row.getByRole('link', { name: 'Bachelor of Law' }).getAttribute('href')).toBe('/certificate/cert_1')
  expect(screen.getByRole('row', { name: /Bachelor of Law · Degree Data erased Ministry/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Payment TT-7 .*AED 1,000/ })).toBeTruthy()
  expect(screen.getByText('Closing balance: −AED 9,975')).toBeTruthy()
})

it('says where to pay and what to quote, in the form in which banks print it', async () => {
  show(balance)
  const pay = within(await screen.findByRole('region', { name: 'How to pay' }))
  expect(pay.getByText('AE07 0331 2345 6789 0123 456')).toBeTruthy()
  expect(pay.getByText('RF40 AAAA BBBB CCCC DDDD')).toBeTruthy()
  expect(pay.getByRole('button', { name: 'Copy Payment reference' })).toBeTruthy()
})

it('without an account it still gives the reference, and sends to the administrator', async () => {
  show({ ...balance, payTo: { ...balance.payTo, account: null } })
  const pay = within(await screen.findByRole('region', { name: 'How to pay' }))
  expect(pay.getByText(/^No bank account has been entered yet/)).toBeTruthy()
  expect(pay.getByText('RF40 AAAA BBBB CCCC DDDD')).toBeTruthy()
})

it('who owes nothing is not asked to pay', async () => {
  show({ ...balance, balanceFils: 0, months: [] })
  expect(await screen.findByText('You owe nothing.')).toBeTruthy()
  expect(screen.queryByText('How to pay')).toBeNull()
})

it('where cards are taken, pays some of it on the provider’s page', async () => {
  const pay = 'POST /api/balance/card-payment'
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  const { called } = show(
    { ...balance, payTo: { ...balance.payTo, byCard: true } },
    { [pay]: { data: { url: 'https://pay.example/1' } } },
  )
  const amount = await screen.findByRole('textbox', { name: 'Amount (AED)' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '100.50')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
  expect(called(pay).map(({ body }) => body)).toEqual([{ amountFils: 10_050 }])
})

it('where no cards are taken, offers none', async () => {
  show(balance)
  expect(await screen.findByText('How to pay')).toBeTruthy()
  expect(screen.queryByText('Pay by card')).toBeNull()
})
