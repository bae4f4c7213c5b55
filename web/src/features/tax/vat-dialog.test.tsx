import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Answers, refusal, showScreen } from '../../testing/show-screen.tsx'
import VatDialog from './vat-dialog.tsx'

const readCall = 'GET /api/admin/vat'
const saveCall = 'PUT /api/admin/vat'
const off = { treatment: 'off', percent: 0, reason: '', reasonCode: '' }

function show(answers: Answers = {}) {
  const onClose = vi.fn()
  const view = showScreen(<VatDialog onClose={onClose} />, {
    path: '/admin/balances',
    at: '/admin/balances',
    answers: { [readCall]: { data: off }, [saveCall]: { data: off }, ...answers },
  })
  return { ...view, onClose }
}
const choose = async (treatment: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Fees are' }), treatment)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

it('asks only for what the treatment needs', async () => {
  show()
  const asked = () =>
    ['Rate in percent', 'Exempt by law as', /^Reason/].map((name) => screen.queryByLabelText(name) !== null)
  await choose('standard')
  expect(asked()).toEqual([true, false, false])
  await choose('zero')
  expect(asked()).toEqual([false, false, true])
  await choose('exempt')
  expect(asked()).toEqual([false, true, true])
  await choose('off')
  expect(asked()).toEqual([false, false, false])
})

it('sends the exemption of the law with its reason', async () => {
  const { called, onClose } = show()
  await choose('exempt')
  await userEvent.selectOptions(screen.getByLabelText('Exempt by law as'), 'DL8.46.2')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'A school.')
  await userEvent.click(save())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called(saveCall).map(({ body }) => body)).toEqual([
    { treatment: 'exempt', reason: 'A school.', reasonCode: 'DL8.46.2' },
  ])
})

it('a refused rate is named at its field, and the dialog stays', async () => {
  const { onClose } = show({
    [saveCall]: () => refusal(422, 'invalid', 'Check the form.', { percent: 'A whole number, please.' }),
  })
  await choose('standard')
  await userEvent.click(save())
  expect(await screen.findByText('A whole number, please.')).toBeTruthy()
  expect(screen.queryByText('Check the form.')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it('settings that cannot be read are neither shown nor saved over', async () => {
  show({ [readCall]: () => refusal(500, 'internal', 'Out of order.') })
  expect(await screen.findByText(/Out of order\./)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(save().disabled).toBe(true)
})
