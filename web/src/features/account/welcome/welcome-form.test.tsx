import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readSession } from '../../../lib/session/session.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { WelcomeForm } from './welcome-form.tsx'

const read = 'POST /api/student/welcome'
const choose = 'POST /api/student/welcome/password'
const show = (step: string, more: object = {}) =>
  showScreen(<WelcomeForm />, {
    path: '/student/welcome',
    at: '/student/welcome#token=abc&certificate=cert_1',
    answers: { [read]: { data: { step, name: 'Amal', email: 'amal@mail.example' } }, ...more },
  })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('a young link takes the first password and leads to the certificate', async () => {
  const signedIn = {
    role: 'student',
    data: 'bearer',
    message: 'Sign-In successfully!',
    userData: { _id: 'acc_1', email: 'amal@mail.example', selectedRole: 'student', name: 'Amal' },
  }
  const { router, called } = show('password', { [choose]: signedIn })
  await userEvent.type(await screen.findByLabelText('New Password'), 'a long pass phrase')
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'a long pass phrase')
  await userEvent.click(screen.getByRole('button', { name: 'Set password and continue' }))
  await expect.poll(() => router.state.location.pathname).toBe('/certificate/cert_1')
  expect(called(choose)[0]?.body).toMatchObject({ token: 'abc', password: 'a long pass phrase' })
  expect(readSession()?.role).toBe('student')
})

it('a link that no longer sets a password leads to sign-in, and from there to the certificate', async () => {
  const { router } = show('sign-in')
  await expect.poll(() => router.state.location.pathname).toBe('/student/sign-in')
  expect(router.state.location.search).toBe('?next=%2Fcertificate%2Fcert_1')
})

it('an old link has a code mailed first', async () => {
  const { router, called } = show('code', { 'POST /api/requert-for-otp': { resendInSeconds: 60 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
  await expect.poll(() => router.state.location.pathname).toBe('/verify-otp')
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/certificate/cert_1')
  expect(called('POST /api/requert-for-otp')[0]?.body).toMatchObject({
    email: 'amal@mail.example',
    selectedRole: 'student',
  })
})
