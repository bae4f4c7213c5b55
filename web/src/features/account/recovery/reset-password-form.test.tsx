import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { keep, kept } from '../../../lib/session/session.ts'
import { press } from '../../../testing/press.ts'
import { type Answer, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

const resetCall = 'POST /api/reset-password'
const show = (answer: () => Answer = () => ({})) =>
  showScreen(<ResetPasswordForm />, {
    path: '/reset-Password',
    at: '/reset-Password?as=student',
    answers: { [resetCall]: answer },
  })
const fill = async (password: string, again = password) => {
  await userEvent.type(screen.getByLabelText('New Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm Password'), again)
}
const submit = () => press('Reset Password')

beforeEach(() => {
  keep('email', 'ada@example.com')
  keep('verificationToken', 'token-of-the-code')
})

it('two different passwords are not sent, until they are the same', async () => {
  const { called } = show()
  await fill('correct horse', 'correct house')
  await submit()
  expect(await screen.findByText('Passwords do not match.')).toBeTruthy()
  expect(called(resetCall)).toEqual([])
  await userEvent.clear(screen.getByLabelText('New Password'))
  await userEvent.type(screen.getByLabelText('New Password'), 'correct house')
  await waitFor(() => expect(screen.queryByText('Passwords do not match.')).toBeNull())
})

it('sends the token of the code, forgets it, and leads to the end', async () => {
  const { called, router } = show()
  await fill('correct horse')
  await submit()
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-Successful'))
  expect(router.state.location.search).toBe('?as=student')
  expect(called(resetCall)[0]!.body).toEqual({
    password: 'correct horse',
    confirmPassword: 'correct horse',
    token: 'token-of-the-code',
  })
  expect([kept('email'), kept('verificationToken')]).toEqual(['', ''])
})

it.each([
  ['reset_token_invalid', true],
  ['internal', false],
])('after %s it offers another code: %s', async (error, offers) => {
  show(() => refusal(422, error, 'This did not work.'))
  await fill('correct horse')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('This did not work.')
  const again = screen.queryByRole('link', { name: 'Ask for a new code' })
  expect(again?.getAttribute('href')).toBe(offers ? '/request-for-otp?as=student' : undefined)
  expect(kept('verificationToken')).toBe('token-of-the-code')
})

it('takes the person whom the code named on to the end', async () => {
  const { router } = show()
  const state = { knownPerson: { email: 'ada@example.com', role: 'verifier' } }
  await act(() => router.navigate('/reset-Password', { state }))
  await fill('correct horse')
  await submit()
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset-Successful'))
  expect(router.state.location.state).toEqual(state)
})
