import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import { PlatformShare } from './platform-share.tsx'
import TaxDetails from './tax-details.tsx'

const read = 'GET /api/platform-share'
const save = 'PUT /api/admin/platform-share'
const none = { data: { percent: 0, next: null } }

const show = (answers: Answers = {}) =>
  showScreen(
    <>
      <PlatformShare />
      <TaxDetails of="platform" />
    </>,
    {
      path: '/admin/balances',
      at: '/admin/balances',
      answers: { [read]: none, [save]: none, 'GET /api/admin/tax-profile': { data: null }, ...answers },
    },
  )
async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the share' }))
  return within(await screen.findByRole('dialog'))
}
type Dialog = Awaited<ReturnType<typeof openDialog>>
async function fill(dialog: Dialog, percent: string, day = '') {
  const field = dialog.getByRole('textbox', { name: /Percent of the fee/ })
  await userEvent.clear(field)
  await userEvent.type(field, percent)
  if (day) await userEvent.type(dialog.getByRole('textbox', { name: /In force from/ }), day)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('sends the share and the day from which it counts', async () => {
  const { called } = show()
  expect(await screen.findByText('The platform keeps none of the fees.')).toBeTruthy()
  await fill(await openDialog(), '5', '01/01/2027')
  await waitFor(() => expect(called(save)).toHaveLength(1))
  expect(called(save)[0]!.body).toEqual({ percent: 5, effectiveFrom: '2027-01-01' })
})

it('a refusal is named at its field, and the dialog stays', async () => {
  show({ [save]: () => refusal(422, 'invalid', 'Check the form.', { percent: 'Enter the details first.' }) })
  const dialog = await openDialog()
  await fill(dialog, '5')
  expect(await dialog.findByText('Enter the details first.')).toBeTruthy()
  expect(dialog.queryByText('Check the form.')).toBeNull()
})

it('a share that is too large is refused, and does not become the largest one unnoticed', async () => {
  const words = 'Enter a whole number from 0 to 50.'
  const { called } = show({ [save]: () => refusal(422, 'invalid', words, { percent: words }) })
  const dialog = await openDialog()
  await fill(dialog, '150')
  expect(await dialog.findByText(words)).toBeTruthy()
  expect(called(save)[0]!.body).toMatchObject({ percent: 150 })
})

it('a share that cannot be read is not offered for change', async () => {
  show({ [read]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText(/Out of order\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the share' })).toBeNull()
})

it('the tax details of the platform are read and saved as the platform’s', async () => {
  const path = 'PUT /api/admin/tax-profile'
  const { called } = show({ [path]: { data: null } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit tax details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax details of the platform' }))
  for (const name of [/Legal name/, /Address/, /City/, /Trade licence number/, /Licensing authority/])
    await userEvent.type(dialog.getByRole('textbox', { name }), 'Operator')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(called(path)).toHaveLength(1))
  expect(called(path)[0]!.body).toMatchObject({ trn: '', legalName: 'Operator', emirate: 'DXB' })
})
