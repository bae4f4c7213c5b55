import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
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
  reference: '',
}
const issuer = {
  _id: 'org_2',
  name: 'University',
  role: 'issuer',
  account: 'payable',
  balanceFils: -2000,
  reference: 'RF40AAAABBBBCCCCDDDD',
}
const student = {
  _id: 'acc_3',
  name: 'Zoë',
  role: 'student',
  account: 'payable',
  balanceFils: 0,
  reference: 'RF00',
}

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
  expect((await row('Directorate')).getByText('Earned AED 1,234.50')).toBeTruthy()
  expect((await row('University')).getByText('Owes AED 20')).toBeTruthy()
  const settled = await row('Zoë')
  expect(settled.getByText('Settled')).toBeTruthy()
  expect(settled.queryByRole('button')).toBeNull()
})

it('leads to the statement of each party, and shows the reference that it quotes', async () => {
  show()
  const university = await row('University')
  expect(university.getByText('RF40 AAAA BBBB CCCC DDDD')).toBeTruthy()
  expect(university.getByRole('link', { name: 'University' }).getAttribute('href')).toBe(
    '/admin/balances/org_2',
  )
})

it('sets the bank account, after an IBAN that its check digits confirm', async () => {
  const details = 'GET /api/admin/payment-details'
  const save = 'PUT /api/admin/payment-details'
  const { called } = show({ [details]: { data: null }, [save]: { data: null } })
  await userEvent.click(await screen.findByRole('button', { name: 'Bank account' }))
  const dialog = within(await screen.findByRole('dialog'))
  const type = async (name: RegExp, text: string) =>
    userEvent.type(await dialog.findByRole('textbox', { name }), text)
  await type(/Account holder/, 'Credenza Trust')
  await type(/^Bank/, 'Emirates NBD')
  await type(/BIC/, 'ebilaead')
  await type(/IBAN/, 'AE07 0331 2345 6789 0123 457')
  expect(await dialog.findByText(/^This is not a valid IBAN/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(called(save)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /IBAN/ }), '{Backspace}6')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(called(save)).toHaveLength(1))
  expect(called(save)[0]!.body).toEqual({
    accountHolderName: 'Credenza Trust',
    bankName: 'Emirates NBD',
    iban: 'AE070331234567890123456',
    bic: 'EBILAEAD',
  })
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
  expect(await dialog.findByText('This is more than the balance.')).toBeTruthy()
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
  const message = 'This is more than the balance.'
  return Response.json(
    { success: false, error: 'invalid', message, fields: { amountFils: message } },
    { status: 422 },
  )
}

it('shows what a bank statement holds before it books what has a reference', async () => {
  const path = 'POST /api/admin/bank-statements'
  const entry = {
    _id: '1',
    day: '2026-11-20',
    amountFils: 10_500,
    text: 'RF40',
    party: 'University',
    state: 'matched',
  }
  const { called } = show({
    [`${path}/preview`]: { data: [entry, { ...entry, _id: '2', party: '', state: 'unknown' }] },
    [path]: { booked: 1 },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, new File(['date,amount\n'], 'november.csv', { type: 'text/csv' }))
  expect(await within(dialog).findByText('No valid reference')).toBeTruthy()
  expect(called(path)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book 1 payment' }))
  await waitFor(() => expect(called(path).map(({ body }) => body)).toEqual([{ content: 'date,amount\n' }]))
})

it('the field of a bank statement keeps the focus while it is read, and says what is wrong with it', async () => {
  const words = 'This is not a bank statement.'
  const reading = Promise.withResolvers<Response>()
  show({ 'POST /api/admin/bank-statements/preview': () => reading.promise })
  await userEvent.click(await screen.findByRole('button', { name: 'Bank statement' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('button', { name: /Statement file/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(input, { target: { files: [new File(['x'], 'letter.csv')] } })
  expect(await dialog.findByText('Reading...')).toBeTruthy()
  expect(field).toHaveProperty('disabled', false)
  reading.resolve(refusal(422, 'invalid', words, { content: words }))
  expect(await dialog.findByText(words)).toBeTruthy()
  expect(dialog.getAllByText(words)).toHaveLength(1)
  expect(document.activeElement).toBe(field)
})

it('sets how fees are taxed', async () => {
  const { called } = show({
    'GET /api/admin/vat': { data: { treatment: 'off', percent: 0, reason: '', reasonCode: '' } },
    'PUT /api/admin/vat': { data: { treatment: 'standard', percent: 5, reason: '' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'VAT' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Fees are' }), 'standard')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(called('PUT /api/admin/vat').map(({ body }) => body)).toEqual([
      { treatment: 'standard', percent: 5, reason: '' },
    ]),
  )
})
