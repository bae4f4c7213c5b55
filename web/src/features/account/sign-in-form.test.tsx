import { messages } from '@credenza/schema/messages'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSession } from '../../lib/session/session.ts'
import { press } from '../../testing/press.ts'
import { SignInForm } from './sign-in-form.tsx'

const fetched = vi.fn<typeof fetch>()
let router: ReturnType<typeof createMemoryRouter>

beforeEach(() => {
  fetched.mockReset()
  // The form looks for a provider shortly after the typed email is complete, so not in every run.
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
    /^\/api\/(single-sign-on\/|sign-in\/house)/.test(String(asked[0]))
      ? Response.json({ success: true, message: '', data: null })
      : fetched(...asked),
  )
  const form = (
    <SignInForm
      title="Sign in"
      lead=""
      roles={['issuer', 'verifier']}
      otherDoor={{ label: 'Other', to: '/other' }}
    />
  )
  router = createMemoryRouter(
    [
      { path: '/sign-in', element: form },
      { path: '*', element: <main>elsewhere</main> },
    ],
    { initialEntries: ['/sign-in?next=%2Fverifier%3Fsearch%3Da'] },
  )
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' })
const fill = async () => {
  await userEvent.type(email(), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
}
const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ success: false, message: 'No.', error }, { status, headers })
const opened = {
  success: true,
  message: messages.signedIn,
  role: 'verifier',
  data: 'token',
  userData: { _id: 'org_1', email: 'ada@example.com', selectedRole: 'verifier' },
}

it('a link that leads on to a page after sign-in does not say that a session has ended', () => {
  expect(screen.queryByText(/session has ended/)).toBeNull()
  expect(screen.getByRole('link', { name: /Forgot/ }).getAttribute('href')).toBe(
    '/request-for-otp?next=%2Fverifier%3Fsearch%3Da',
  )
})

it('after a session has ended it says so', async () => {
  await router.navigate('/sign-in?next=%2Fverifier&ended=1')
  expect(await screen.findByText(/session has ended/)).toBeDefined()
})

it('empty fields are named, and nothing is sent', async () => {
  await userEvent.click(submit())
  expect(await screen.findByText('Email is required.')).toBeDefined()
  expect(screen.getByText('Password is required.')).toBeDefined()
  expect(document.activeElement).toBe(email())
  await userEvent.type(email(), 'ada')
  expect(await screen.findByText('Invalid email format.')).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
})

it('the chosen role is in the sign-up link and in the call, and leads back to where the person was', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Issuer' }))
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/sign-up/issuer')
  await userEvent.click(screen.getByRole('radio', { name: 'Verifier' }))
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/sign-up/verifier')
  expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe(
    '/request-for-otp?next=%2Fverifier%3Fsearch%3Da',
  )
  fetched.mockResolvedValue(Response.json(opened))
  await fill()
  await userEvent.click(submit())
  await waitFor(() => expect(readSession()?.data).toBe('token'))
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body)).selectedRole).toBe('verifier')
  expect(router.state.location).toMatchObject({ pathname: '/verifier', search: '?search=a' })
})

it('a refusal keeps the email', async () => {
  fetched.mockResolvedValue(refusal(401, 'sign_in_failed'))
  await fill()
  await userEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('No.')
  expect(email().value).toBe('ada@example.com')
  expect(readSession()).toBeNull()
})

it('too many tries: says how long to wait, keeps the email, and lets nobody press until then', async () => {
  fetched.mockResolvedValue(refusal(429, 'too_many_requests', { 'retry-after': '90' }))
  await fill()
  await userEvent.click(submit())
  expect((await screen.findByRole('timer')).textContent).toContain('01:30')
  expect(submit().disabled).toBe(true)
  expect(email().value).toBe('ada@example.com')
})

it('the initial password leads to a new one, which opens the session', async () => {
  fetched.mockResolvedValueOnce(
    Response.json({ success: true, message: messages.newPasswordNeeded, newPassword: { token: 'step' } }),
  )
  await fill()
  await userEvent.click(submit())
  const password = await screen.findByLabelText<HTMLInputElement>('New Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(readSession()).toBeNull()

  const send = () => press('Set password and sign in')
  await userEvent.type(password, 'correct horse')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'correct house')
  await send()
  expect(await screen.findByText(messages.passwordsDiffer)).toBeDefined()

  const fields = { password: messages.initialPasswordAgain }
  const refused = { success: false, message: 'No.', error: 'invalid', fields }
  fetched.mockResolvedValueOnce(Response.json(refused, { status: 422 }))
  await userEvent.clear(screen.getByLabelText('Confirm Password'))
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'correct horse')
  await send()
  expect(await screen.findByText(messages.initialPasswordAgain)).toBeDefined()
  expect(document.activeElement).toBe(password)

  fetched.mockResolvedValueOnce(Response.json(opened))
  await userEvent.type(password, 's')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 's')
  await send()
  await waitFor(() => expect(readSession()?.data).toBe('token'))
  const chosen = { token: 'step', password: 'correct horses', confirmPassword: 'correct horses' }
  expect(JSON.parse(String(fetched.mock.calls.at(-1)![1]!.body))).toEqual(chosen)
})

it('the right password alone opens no session when a second factor is asked for; the code of the app does', async () => {
  fetched.mockResolvedValueOnce(
    Response.json({
      success: true,
      message: messages.secondFactorNeeded,
      secondFactor: { token: 'step', methods: ['totp', 'recovery'] },
    }),
  )
  await fill()
  await userEvent.click(submit())
  const box = await screen.findByLabelText('Digit 1 of 6')
  expect(readSession()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(messages.otpIncomplete)).toBeDefined()

  fetched.mockResolvedValueOnce(refusal(422, 'second_factor_wrong'))
  await userEvent.type(box, '1')
  await userEvent.keyboard('11111')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('No.')).toBeDefined()

  fetched.mockResolvedValueOnce(Response.json(opened))
  await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '1')
  await userEvent.keyboard('23456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(readSession()?.data).toBe('token'))
  expect(JSON.parse(String(fetched.mock.calls.at(-1)![1]!.body))).toEqual({
    token: 'step',
    proof: { method: 'totp', code: '123456' },
  })
})

it('a student whom several organisations know proves the mailbox with a code, after the new password', async () => {
  const mailbox = { token: 'last step', hint: 'a…@example.com', resendInSeconds: 0 }
  fetched.mockResolvedValueOnce(
    Response.json({ success: true, message: messages.newPasswordNeeded, newPassword: { token: 'step' } }),
  )
  await fill()
  await userEvent.click(submit())
  fetched.mockResolvedValueOnce(
    Response.json({ success: true, message: messages.mailboxCodeNeeded, mailbox }),
  )
  await userEvent.type(await screen.findByLabelText('New Password'), 'correct horse')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }))
  const box = await screen.findByLabelText<HTMLInputElement>('Digit 1 of 6')
  await waitFor(() => expect(document.activeElement).toBe(box))
  // The address cannot break at its ellipsis.
  expect(screen.getByText(/^We emailed a 6-digit code to a\u2060…\u2060@example\.com\.$/)).toBeDefined()
  expect(readSession()).toBeNull()

  fetched.mockResolvedValueOnce(Response.json({ success: true, message: '', resendInSeconds: 30 }))
  await userEvent.click(screen.getByRole('button', { name: 'Resend Code' }))
  expect((await screen.findByRole('timer')).textContent).toBe('00:30')
  expect(JSON.parse(String(fetched.mock.calls.at(-1)![1]!.body))).toEqual({ token: 'last step' })

  const send = () => press('Prove and sign in')
  await send()
  expect(await screen.findByText(messages.otpIncomplete)).toBeDefined()
  const fields = { otp: messages.otpWrong }
  const refused = { success: false, message: messages.otpWrong, error: 'otp_wrong', fields }
  fetched.mockResolvedValueOnce(Response.json(refused, { status: 422 }))
  await userEvent.type(box, '1')
  await userEvent.keyboard('11111')
  await send()
  expect(await screen.findByText(messages.otpWrong)).toBeDefined()
  expect(document.activeElement).toBe(box)

  fetched.mockResolvedValueOnce(Response.json(opened))
  await userEvent.type(box, '1')
  await userEvent.keyboard('23456')
  await send()
  await waitFor(() => expect(readSession()?.data).toBe('token'))
  expect(JSON.parse(String(fetched.mock.calls.at(-1)![1]!.body))).toEqual({
    token: 'last step',
    otp: '123456',
  })
})

it('one can start again instead of entering the code', async () => {
  const mailbox = { token: 'last step', hint: 'a…@example.com', resendInSeconds: 30 }
  fetched.mockResolvedValueOnce(
    Response.json({ success: true, message: messages.mailboxCodeNeeded, mailbox }),
  )
  await fill()
  await userEvent.click(submit())
  const start = await screen.findByRole('button', { name: 'Start again' })
  await userEvent.click(start)
  expect(email().value).toBe('ada@example.com')
})

it('opens on the role to which the wanted page belongs', () => {
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verifier' }).checked).toBe(true)
})

it('is filled in for a person whom the page before knew', async () => {
  const state = { knownPerson: { email: 'sara@uni.example', role: 'issuer' } }
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate('/sign-in?next=%2Fverifier', { state }))
  expect(email().value).toBe('sara@uni.example')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Issuer' }).checked).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})
