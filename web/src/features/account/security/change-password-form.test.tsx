import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from 'react-hot-toast'
import { expect, it, vi } from 'vitest'
import { press } from '../../../testing/press.ts'
import { type Answer, refusal, showScreen } from '../../../testing/show-screen.tsx'
import ChangePasswordForm from './change-password-form.tsx'
import { NotConfirmed } from './use-confirmation.tsx'

const changeCall = 'POST /api/account/password'

interface Given {
  hasFactor?: boolean
  answer?: () => Answer
  withConfirmation?: <Done>(act: () => Promise<Done>) => Promise<Done>
}

function show({ hasFactor = false, answer = () => ({}), withConfirmation = (act) => act() }: Given = {}) {
  const onClose = vi.fn()
  const view = showScreen(
    <>
      <ChangePasswordForm hasFactor={hasFactor} withConfirmation={withConfirmation} onClose={onClose} />
      <Toaster />
    </>,
    { path: '/issuer', at: '/issuer', answers: { [changeCall]: answer } },
  )
  return { ...view, onClose }
}
const current = () => screen.getByLabelText<HTMLInputElement>('Current password')
const fill = async (before: string, next = 'correct horse') => {
  if (before) await userEvent.type(current(), before)
  await userEvent.type(screen.getByLabelText('New Password'), next)
  await userEvent.type(screen.getByLabelText('Confirm Password'), next)
}
const submit = () => press('Change password')

it('begins at the current password and closes once it is changed', async () => {
  const { called, onClose } = show()
  await waitFor(() => expect(document.activeElement).toBe(current()))
  await fill('old secret')
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(called(changeCall)[0]!.body).toEqual({
    currentPassword: 'old secret',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  })
})

it('the current password may be left out only where a second factor stands in for it', async () => {
  const { called, unmount } = show()
  await fill('')
  await submit()
  expect(await screen.findByText('Password is required.')).toBeTruthy()
  expect(called(changeCall)).toEqual([])
  unmount()

  const withFactor = show({ hasFactor: true })
  expect(screen.getByText(/^Forgotten it\? Leave this empty/)).toBeTruthy()
  await fill('')
  await submit()
  await waitFor(() => expect(withFactor.called(changeCall)).toHaveLength(1))
  expect(withFactor.called(changeCall)[0]!.body).toMatchObject({ currentPassword: '' })
})

it('a wrong current password is named at its field, which gets the focus', async () => {
  const { onClose } = show({
    answer: () =>
      refusal(422, 'invalid', 'Check the form.', { currentPassword: 'This is not your password.' }),
  })
  await fill('wrong')
  await submit()
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  expect(document.activeElement).toBe(current())
  expect(onClose).not.toHaveBeenCalled()
})

it('closing the question for a second factor is not a failure', async () => {
  const { onClose } = show({ withConfirmation: () => Promise.reject(new NotConfirmed('not confirmed')) })
  await fill('old secret')
  await submit()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' }).disabled).toBe(false),
  )
  expect(screen.queryByText('not confirmed')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
