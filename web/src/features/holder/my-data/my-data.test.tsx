import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { MyDataPage } from './my-data-page.tsx'

const erasure = { askedAt: '2026-11-21T10:00:00Z', dueAt: '2026-11-28T10:00:00Z' }
const askCall = 'POST /api/user/erasure'
const usual: Answers = {
  'GET /api/user/erasure': { data: null },
  [askCall]: { data: erasure },
  'DELETE /api/user/erasure': { data: null },
}

const show = (answers: Answers = {}) =>
  showScreen(<MyDataPage />, {
    path: '/student/my-data',
    at: '/student/my-data',
    answers: { ...usual, ...answers },
  })
const openDialog = async () => {
  const section = (await screen.findByRole('heading', { name: 'Erase my data' })).closest('section')!
  await userEvent.click(await within(section).findByRole('button', { name: 'Erase my data' }))
  return screen.findByRole('dialog', { name: 'Erase all my data?' })
}

it('erasing needs the password and a confirmation, then shows the day and a cancel button', async () => {
  const { called } = show()
  const dialog = await openDialog()
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Erase on \d/ })
  expect(confirm.disabled).toBe(true)
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'correct horse')
  expect(confirm.disabled).toBe(true)
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await userEvent.click(confirm)
  await screen.findByText('Your data will be erased on 28 November 2026')
  expect(called(askCall)[0]?.body).toEqual({ password: 'correct horse' })

  await userEvent.click(screen.getByRole('button', { name: 'Keep my data' }))
  await waitFor(() => expect(screen.queryByText(/will be erased on/)).toBeNull())
  expect(called('DELETE /api/user/erasure')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('button', { name: 'Erase my data' })).toBeTruthy()
})

it('a wrong password is reported at its field and can be retyped', async () => {
  show({
    [askCall]: () =>
      Response.json(
        {
          success: false,
          message: 'This is not your password. Check it and try again.',
          error: 'invalid',
          fields: { password: 'This is not your password. Check it and try again.' },
        },
        { status: 422 },
      ),
  })
  const dialog = await openDialog()
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'wrong')
  await userEvent.click(within(dialog).getByRole('checkbox'))
  await userEvent.click(within(dialog).getByRole('button', { name: /^Erase on/ }))
  expect(
    await within(dialog).findAllByText('This is not your password. Check it and try again.'),
  ).toHaveLength(1)
  expect(within(dialog).getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
})

it('if the state cannot be read, a retry replaces erasing, and downloading is still offered', async () => {
  show({ 'GET /api/user/erasure': refusal(503, 'unavailable', 'Try again in a moment.') })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Erase my data' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy()
})
